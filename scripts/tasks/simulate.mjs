import { readFileSync } from 'node:fs';
import { capacityOf, coresFor, hotOf } from '../lib/capacity.mjs';
import { table, writeMarkdown } from '../lib/markdown.mjs';
import { inRoot } from '../lib/root.mjs';
import { say } from '../lib/say.mjs';

const BEGIN = '<!-- simulate, written by its --write -->';
const END = '<!-- /simulate -->';
const PAGE = inRoot('docs', 'escala.md');
const PARTS = { api: 'the API', database: 'the database', engine: 'the search engine' };

const number = (x) => x.toLocaleString('en-US', { maximumSignificantDigits: 3 });

/** Lines that say what one product carries that everybody wants, whatever the number of machines. */
function hotLines({ hot }) {
  const head = [
    'One document that all want',
    'ms that an order keeps it',
    'orders/s, one process',
    'orders/s, several',
    `documents for ${number(hot.goal)}/s`,
    'built',
  ];
  const rows = hot.writes.map((write) => {
    const { inTurn, ofSeveral, documents } = hotOf(hot, write);
    return [write.name, write.ms, number(inTurn), number(ofSeveral), documents, write.built ? 'yes' : 'no'];
  });
  return [
    ...table(head, rows),
    '',
    `More machines change nothing here. Times of a write that nobody disturbs: \`${hot.command}\`, ${hot.date}; several processes leave ${hot.share} of what one makes.`,
  ];
}

/** Lines of docs/escala.md that follow from the measured costs. */
export function simulated(data) {
  const { measured, assumed, prices, target } = data;
  const rows = data.shapes.map((shape) => {
    const { cost, orders, first, memoryGb, price } = capacityOf(data, shape);
    return [
      shape.name,
      number(shape.products),
      `${shape.apiCores} + ${shape.databaseCores} + ${shape.engineCores}`,
      ['api', 'database', 'engine'].map((part) => number(cost[part])).join(' + '),
      number(orders),
      PARTS[first],
      number(memoryGb),
      number(price),
    ];
  });
  const head = [
    'Shape',
    'products',
    'cores: API + database + engine',
    'ms of a core for an order',
    'orders/s',
    'full first',
    'GB in use by API and index',
    `${prices.currency}`,
  ];
  const works = measured.works.map(({ name, perOrder, command, date, assumed: guess }) => [
    name,
    perOrder,
    `\`${command}\``,
    date,
    guess ?? '',
  ]);
  const cores = coresFor(data, target);
  return [
    ...table(head, rows),
    '',
    `Measured on ${measured.machine}; at most ${assumed.busy * 100} % of a core are counted on, at the peak. Prices (${prices.core} a core, ${prices.memoryGb} a GB) are of ${prices.date} and ${prices.verified ? 'verified' : 'not verified'}; traffic and copies of the database are not in them. All rows are computed from the costs of one piece of work; none was run.`,
    '',
    `At ${number(target.ordersPerSecond)} orders a second and ${number(target.products)} products: ${number(cores.api)} cores of API, ${number(cores.database)} of the database's primaries and ${number(cores.engine)} of the search engine, which is what breaks first: it reads counts over everything that a filter leaves.`,
    '',
    ...table(['Work', 'for each order', 'command', 'of', 'assumed'], works),
    '',
    ...hotLines(data),
  ];
}

/** `npm run simulate`: works out what each shape of machines carries from scripts/data/capacity.json; `--write` puts it into docs/escala.md. */
export async function simulate(args) {
  const data = JSON.parse(readFileSync(inRoot('scripts', 'data', 'capacity.json'), 'utf8'));
  const lines = simulated(data);
  if (!args.includes('--write')) {
    for (const line of lines) say(line);
    return;
  }
  const [before, after] = readFileSync(PAGE, 'utf8').split(new RegExp(`${BEGIN}[^]*?${END}`));
  await writeMarkdown(PAGE, [before + BEGIN, '', ...lines, '', END + after].join('\n'));
}
