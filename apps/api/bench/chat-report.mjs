// The figures of the chat benchmark, printed.
const figure = (x, width = 12) => (Number.isFinite(x) ? x.toFixed(x < 10 ? 2 : 0) : '—').padStart(width);
const whole = (x) => x.toLocaleString('es-VE');

const ROWS = [
  ['mensajes aceptados/s', 'answersPerSecond'],
  ['entrega al otro miembro, p50 ms', 'p50'],
  ['entrega al otro miembro, p95 ms', 'p95'],
  ['entrega al otro miembro, p99 ms', 'p99'],
  ['CPU de la API por mensaje, ms', 'cpu'],
  ['llamada REST ligera mientras tanto, p95 ms', 'rest95'],
  ['hasta el último, tras el final, ms', 'drain'],
];
/** Nothing of these may happen. */
const FAULTS = [
  ['perdidos', 'lost'],
  ['duplicados', 'duplicates'],
  ['fuera de orden', 'disordered'],
  ['rechazados', 'refused'],
];

function printMemory({ memory, bare, stored }) {
  const [before, connected] = memory;
  console.log(
    `\n${'memoria residente de la API, MiB'.padEnd(44)}${['sin nadie', 'conectados', 'sin base', 'con base'].map((word) => word.padStart(12)).join('')}`,
  );
  for (const i of before.keys())
    console.log(
      `${`proceso ${i + 1} (con carga: la máxima)`.padEnd(44)}${[before[i], connected[i], bare.peaks[i], stored.peaks[i]].map((x) => figure(x)).join('')}`,
    );
}

/** Prints them; whether nothing was lost, doubled, out of order, refused, closed or missing in the database. */
export function printChatReport({ seconds, idle, rate, pairs, memory, load, bare, stored, database, closed }) {
  console.log(
    `\n${whole(idle)} conexiones en reposo, ${whole(2 * pairs)} miembros de ${whole(pairs)} conversaciones; ${memory[0].length} procesos de la API unidos por Redis; ` +
      `${whole(rate)} mensajes/s durante ${seconds} s; carga de la máquina ${load.map((x) => x.toFixed(1)).join(' → ')}\n`,
  );
  console.log(`${''.padEnd(44)}${['sin base', 'con base', 'con/sin'].map((word) => word.padStart(12)).join('')}`);
  for (const [name, key] of ROWS)
    console.log(`${name.padEnd(44)}${figure(bare[key])}${figure(stored[key])}${figure(stored[key] / bare[key])}`);
  for (const [name, key] of FAULTS)
    console.log(`${name.padEnd(44)}${String(bare[key]).padStart(12)}${String(stored[key]).padStart(12)}`);
  printMemory({ memory, bare, stored });
  const { missing, extra, gaps } = database;
  console.log(
    `\nconexiones cerradas: ${closed}; aceptados que no están en la base: ${missing}; guardados dos veces: ${extra}; huecos en los números: ${gaps}` +
      `\nllegaron tras otro mensaje de número mayor, del otro miembro (se leen por número): ${stored.crossed}`,
  );
  if (stored.answersPerSecond < rate * 0.98)
    console.log(`No se alcanzaron ${whole(rate)} mensajes/s en esta máquina: ${figure(stored.answersPerSecond, 0)}/s.`);
  return [closed, missing, extra, gaps, ...FAULTS.flatMap(([, key]) => [bare[key], stored[key]])].every((n) => n === 0);
}
