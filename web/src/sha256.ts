/**
 * SHA-256 and HMAC-SHA256 (FIPS 180-4, RFC 2104). A browser has them of its own only on pages that are served securely, and
 * a table in the house network is not; a match needs a few hundred of them, so nothing is won by the browser's own.
 */
const FRACTIONS = fractionsOfRoots(64, 3); // the round constants
const START = fractionsOfRoots(8, 2);

/** The first 32 bits behind the point of the square or cube roots of the first primes. */
function fractionsOfRoots(count: number, root: number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => Number(wholeRoot(BigInt(prime) << BigInt(32 * root), root) & 0xffffffffn));
}

function wholeRoot(of: bigint, root: number): bigint {
  let low = 0n,
    high = 1n << 40n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** BigInt(root) <= of) low = middle;
    else high = middle - 1n;
  }
  return low;
}

export function sha256(message: Uint8Array): Uint8Array {
  const state = START.slice();
  const padded = pad(message);
  for (let at = 0; at < padded.byteLength; at += 64) mix(state, new DataView(padded.buffer, at, 64));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    digest.setUint32(4 * index, word);
  });
  return new Uint8Array(digest.buffer);
}

/** A one bit, zeros, and the length in bits: whole blocks of 64 bytes. */
function pad(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, 8 * message.length);
  return padded;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function mix(state: Uint32Array, block: DataView): void {
  const words = schedule(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round++) {
    const high =
      h +
      (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
      ((e & f) ^ (~e & g)) +
      (FRACTIONS[round] ?? 0) +
      (words[round] ?? 0);
    const low = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + high) | 0, c, b, a, (high + low) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}

function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(64);
  for (let index = 0; index < 16; index++) words[index] = block.getUint32(4 * index);
  for (let index = 16; index < 64; index++) {
    const [far = 0, older = 0, old = 0, recent = 0] = [
      words[index - 16],
      words[index - 15],
      words[index - 7],
      words[index - 2],
    ];
    const first = turned(older, 7) ^ turned(older, 18) ^ (older >>> 3);
    const second = turned(recent, 17) ^ turned(recent, 19) ^ (recent >>> 10);
    words[index] = far + first + old + second;
  }
  return words;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

export const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
