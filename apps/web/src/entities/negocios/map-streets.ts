/** What the drawing of a neighbourhood consists of; lengths in units of a 800 x 400 picture whose middle is (400, 200). */
export interface Streets {
  /** Degrees by which the whole grid is turned. */
  angle: number;
  /** Path data of narrow and of wide streets. */
  lanes: string;
  avenues: string;
  /** Path of a stream. */
  water: string;
  parks: { x: number; y: number; width: number; height: number }[];
}

// Mulberry32 over a hash of the text: the same place gives the same streets, on the server and in every browser.
function randomFrom(text: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// Wider than the picture, so that a turned grid still reaches its corners.
const LEFT = -160;
const RIGHT = 960;
const TOP = -240;
const BOTTOM = 640;

function positions(random: () => number, from: number, to: number, step: number): number[] {
  const list = [from];
  while (list.at(-1)! < to) list.push(Math.round(list.at(-1)! + step * (0.7 + random() * 0.7)));
  return list;
}

/** Streets out of a seed (the coordinates, or the town's name). An invention that looks like a place: no map. */
export function drawStreets(seed: string): Streets {
  const random = randomFrom(seed);
  const angle = Math.round(random() * 36 - 18);
  const columns = positions(random, LEFT, RIGHT, 96);
  const rows = positions(random, TOP, BOTTOM, 70);
  const across = Math.round(rows.length * (0.4 + random() * 0.15));
  const down = Math.round(columns.length * (0.2 + random() * 0.5));
  const vertical = (x: number) => `M${x} ${TOP}V${BOTTOM}`;
  const horizontal = (y: number) => `M${LEFT} ${y}H${RIGHT}`;
  const parks = Array.from({ length: 3 }, () => {
    const column = 2 + Math.floor(random() * (columns.length - 5));
    const row = 3 + Math.floor(random() * (rows.length - 6));
    const wide = random() > 0.6 ? 2 : 1;
    return {
      x: columns[column]!,
      y: rows[row]!,
      width: columns[column + wide]! - columns[column]!,
      height: rows[row + 1]! - rows[row]!,
    };
  });
  const source = Math.round(60 + random() * 680);
  const bend = Math.round(random() * 240 - 120);
  return {
    angle,
    lanes: [
      ...columns.filter((_, i) => i !== down).map(vertical),
      ...rows.filter((_, i) => i !== across).map(horizontal),
    ].join(''),
    avenues: vertical(columns[down]!) + horizontal(rows[across]!),
    water: `M${source} -60C${source + bend} 80 ${source - bend} 280 ${source + bend} 460`,
    parks,
  };
}
