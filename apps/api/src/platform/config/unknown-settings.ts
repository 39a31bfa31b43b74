import { SETTINGS } from './data/settings';

const KNOWN = Object.keys(SETTINGS);
/** Words that only our names begin with. */
const OWN = /^(TUERCA|S3|BANCO|BANPLUS|BACKUP|PUSH|METRICS|LIMITE|IMAGENES|TASA)_/;
/** Read by the commands of the repository, not by the API; and what Kubernetes sets for a service that is called tuerca. */
const OTHERS = /^TUERCA_(LOGS|API_MAIN|CACHE|DEBIAN_MIRROR|TEST_\w+|(PORT|SERVICE)(_\w+)?)$/;
const FEW_MISTAKES = 2;

/** Names of the environment that look like a setting and are none, each with the setting that is nearest. */
export function unknownSettings(names: readonly string[]): { name: string; nearest: string }[] {
  return names
    .filter((name) => !KNOWN.includes(name) && !OTHERS.test(name))
    .map((name) => ({ name, ...nearestTo(name) }))
    .filter(({ name, mistakes }) => OWN.test(name) || (name.includes('_') && mistakes <= FEW_MISTAKES))
    .map(({ name, nearest }) => ({ name, nearest }));
}

function nearestTo(name: string): { nearest: string; mistakes: number } {
  const ranked = KNOWN.map((nearest) => ({ nearest, mistakes: distance(name, nearest) }));
  return ranked.reduce((best, one) => (one.mistakes < best.mistakes ? one : best));
}

/** Letters to change, add or take away (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const above = row;
    row = [i + 1];
    for (const [j, other] of [...b].entries())
      row.push(Math.min(above[j + 1]! + 1, row[j]! + 1, above[j]! + Number(letter !== other)));
  }
  return row[b.length]!;
}
