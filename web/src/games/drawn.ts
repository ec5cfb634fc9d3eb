/**
 * The one place where the wire's JSON becomes the view of a game: its type was written from the type that the server drew
 * it by, and the server's tests hold every picture to that. Nothing else may say of data what it is.
 */
import type { Position } from "../protocol";

export const drawn = <View>(position: Position): View => position.view as View;
