/** The light that falls on a building, and the ground its shadow falls on. */
import { DirectionalLight, Mesh, PlaneGeometry, ShadowMaterial } from "three";

export function ground() {
  const shade = new Mesh(new PlaneGeometry(30, 30), new ShadowMaterial({ opacity: 0.28 }));
  shade.rotation.x = -Math.PI / 2;
  shade.position.y = 0.005;
  shade.receiveShadow = true;
  return shade;
}

export function sun(): DirectionalLight {
  const light = new DirectionalLight(0xfff4e2, 2.6);
  light.position.set(3.5, 9, 5);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  light.shadow.radius = 4;
  light.shadow.autoUpdate = false; // shadows change with the dice, not with the eye
  Object.assign(light.shadow.camera, { left: -5, right: 5, top: 5, bottom: -5 });
  return light;
}
