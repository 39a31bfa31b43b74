// What a shape of machines carries, from what one piece of work costs: arithmetic over scripts/data/capacity.json, nothing is measured here.

/** Milliseconds of a core that an order costs each part, with all that people look at before it; `products` are for sale. */
export function costOfOrder({ works }, { index, products, instances }) {
  const cost = { api: 0, database: 0, engine: 0 };
  for (const work of works) {
    const own = work[index] ?? work;
    const more = own.products === undefined ? 0 : (products - own.products) / 1e6;
    const others = work.ofEachInstance ? instances - 1 : 1;
    cost.api += work.perOrder * others * (own.api + more * (own.apiPerMillion ?? 0));
    cost.database += work.perOrder * (own.database ?? 0);
    cost.engine += work.perOrder * ((own.engine ?? 0) + more * (own.enginePerMillion ?? 0));
  }
  return cost;
}

/** Gigabytes that a shape holds: every process its own heap, and the index in each of them or in the engine. */
export function memoryOf({ memory }, { index, products, instances }) {
  const inProcess = index === 'memory' ? (products * memory.indexKbPerProduct) / 1024 : 0;
  const inEngine = index === 'engine' ? (products * memory.engineKbPerProduct) / 1024 : 0;
  return (instances * (memory.apiMb + inProcess) + inEngine) / 1024;
}

/** Orders a second that a shape carries, the part that is the first to be full, and what the shape costs. */
export function capacityOf({ measured, assumed, prices }, shape) {
  const cost = costOfOrder(measured, shape);
  const cores = { api: shape.apiCores, database: shape.databaseCores, engine: shape.engineCores };
  const carried = Object.entries(cores)
    .filter(([part]) => cost[part] > 0)
    .map(([part, count]) => [part, (count * assumed.busy * 1000) / cost[part]])
    .sort(([, a], [, b]) => a - b);
  const [first, orders] = carried[0];
  const all = shape.apiCores + shape.databaseCores + shape.engineCores;
  return {
    cost,
    orders,
    first,
    memoryGb: memoryOf(measured, shape),
    price: all * prices.core + shape.memoryGb * prices.memoryGb,
  };
}

/** Cores that each part needs for a number of orders a second, once the instances that they make are counted. */
export function coresFor({ measured, assumed }, { ordersPerSecond, products }, index = 'engine') {
  let instances = 1;
  let cores;
  for (let round = 0; round < 20; round++) {
    const cost = costOfOrder(measured, { index, products, instances });
    cores = Object.fromEntries(
      Object.entries(cost).map(([part, ms]) => [part, Math.ceil((ms * ordersPerSecond) / 1000 / assumed.busy)]),
    );
    if (cores.api === instances) break;
    instances = cores.api;
  }
  return cores;
}

/**
 * Orders a second that want one document, each of which keeps it for `ms` milliseconds: of one process, whose writers take turns, and
 * of several, of which `share` is left; and over how many documents it has to be spread for `goal` of them.
 */
export function hotOf({ goal, share }, { ms }) {
  const inTurn = 1000 / ms;
  return { inTurn, ofSeveral: inTurn * share, documents: Math.ceil(goal / (inTurn * share)) };
}
