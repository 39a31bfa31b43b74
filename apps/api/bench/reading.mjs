// `npm run bench -- reading`: what the second caches bring, each beside the same reading that cannot come from it.
import { buy, signUpClients } from './clients.mjs';
import { call, CONNECTIONS, hammer, loop } from './load.mjs';

const SECONDS = Math.min(20, Number(process.env.BENCH_SEGUNDOS ?? 5));
const base = process.env.BENCH_URL;
const { data: sample } = await call('GET', '/api/products?limit=60&disponible=true');
const { data: config } = await call('GET', '/api/system/public');

let address = 0;
/** An address that nobody asked for before, about the same thing: unknown parameters are ignored. */
const fresh = (path) => `${path}&n=${++address}`;
const page = async (path) => {
  const res = await fetch(new URL(path, base));
  if (!res.ok) throw new Error(`${path}: ${res.status}`);
  await res.arrayBuffer();
};

const LIST = '/api/products?limit=24&category=frenos&facetas=true';
const LISTS = ['frenos', 'motor', 'suspension', 'filtros'].flatMap((category) =>
  ['newest', 'price-low-high', 'price-high-low', 'popularity'].map((sort) => ({
    path: `/api/products?limit=24&category=${category}&sort=${sort}&facetas=true`,
  })),
);

/** Loads the lists while one client after the other buys: every purchase moves stock, and with it what is kept. */
async function whileSomebodyBuys() {
  const buyers = await signUpClients(40);
  let open = true;
  let sold = 0;
  const selling = (async () => {
    for (; open; sold++)
      await buy(buyers[sold % buyers.length], sample[sold % sample.length], config.destinatario).catch(
        () => (open = false),
      );
  })();
  const figures = await hammer(LISTS, SECONDS);
  open = false;
  await selling;
  return { ...figures, note: `${(sold / SECONDS).toFixed(0)} compras/s` };
}

const work = [
  ['API: la misma dirección', () => hammer([{ path: LIST }], SECONDS)],
  ['API: otra dirección, los mismos filtros', () => loop(() => call('GET', fresh(LIST)), SECONDS)],
  ['API: otros filtros cada vez', () => loop(() => call('GET', `${LIST}&minPrice=0.${++address}`), SECONDS)],
  ['API: 16 listas mientras alguien compra', whileSomebodyBuys],
  ['HTML: la misma página', () => hammer([{ path: '/productos?category=frenos' }], SECONDS)],
  ['HTML: una página nueva cada vez', () => loop(() => page(fresh('/productos?category=frenos')), SECONDS)],
];

console.log(`\n${CONNECTIONS} a la vez, ${SECONDS} s cada medida\n`);
for (const [name, run] of work) {
  const { ops, p50, p99, note = '' } = await run();
  const figures = [ops, p50, p99].map((x) => x.toFixed(x < 10 ? 2 : 0).padStart(9)).join('');
  console.log(`${name.padEnd(44)}${figures}   ${note}`);
}
