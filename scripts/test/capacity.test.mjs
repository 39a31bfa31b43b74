import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { capacityOf, coresFor, costOfOrder, hotOf, memoryOf } from '../lib/capacity.mjs';
import { inRoot } from '../lib/root.mjs';
import { simulated } from '../tasks/simulate.mjs';

const works = [
  { name: 'list', perOrder: 10, memory: { api: 1, products: 0, apiPerMillion: 20 }, engine: { api: 2, engine: 8 } },
  { name: 'purchase', perOrder: 1, api: 16, database: 20 },
  { name: 'announcement', perOrder: 2, api: 0.5, ofEachInstance: true },
];
const data = {
  measured: { works, memory: { apiMb: 512, indexKbPerProduct: 2, engineKbPerProduct: 4 } },
  assumed: { busy: 0.5 },
  prices: { core: 10, memoryGb: 2 },
};

test('an order costs what people look at before it, with as many products as there are', () => {
  const shape = { index: 'memory', products: 500_000, instances: 3 };
  // 10 lists of 1 + 10 ms, the purchase, two announcements on each of two other instances.
  assert.deepEqual(costOfOrder(data.measured, shape), { api: 110 + 16 + 2, database: 20, engine: 0 });
  assert.deepEqual(costOfOrder(data.measured, { ...shape, index: 'engine' }), {
    api: 20 + 16 + 2,
    database: 20,
    engine: 80,
  });
});

test('a shape carries what its fullest part carries, and costs its cores and memory', () => {
  const shape = {
    index: 'engine',
    products: 0,
    instances: 1,
    apiCores: 4,
    databaseCores: 2,
    engineCores: 4,
    memoryGb: 16,
  };
  const { orders, first, price } = capacityOf(data, shape);
  assert.deepEqual([orders, first, price], [25, 'engine', 132]);
  assert.equal(capacityOf(data, { ...shape, engineCores: 40, databaseCores: 1 }).first, 'database');
});

test('memory is of every process with an index of its own, and of one engine', () => {
  const shape = { products: 1024 * 1024, instances: 4 };
  assert.equal(memoryOf(data.measured, { ...shape, index: 'memory' }), 4 * 2.5);
  assert.equal(memoryOf(data.measured, { ...shape, index: 'engine' }), 4 * 0.5 + 4);
});

test('the cores for a number of orders carry it, whatever the instances tell each other', () => {
  const cores = coresFor(data, { ordersPerSecond: 100, products: 0 });
  const cost = costOfOrder(data.measured, { index: 'engine', products: 0, instances: cores.api });
  assert.ok(cores.api * 1000 * 0.5 >= cost.api * 100 && cores.engine * 1000 * 0.5 >= cost.engine * 100);
});

test('one document carries what its time allows, whatever the machines, and more where it is spread', () => {
  const hot = { goal: 500, share: 0.5 };
  assert.deepEqual(hotOf(hot, { ms: 20 }), { inTurn: 50, ofSeveral: 25, documents: 20 });
  assert.equal(hotOf(hot, { ms: 1 }).documents, 1);
  assert.equal(hotOf(hot, { ms: 1.01 }).documents, 2);
});

test('docs/escala.md has what the measured costs give', () => {
  const known = JSON.parse(readFileSync(inRoot('scripts', 'data', 'capacity.json'), 'utf8'));
  const page = readFileSync(inRoot('docs', 'escala.md'), 'utf8');
  const words = (text) => text.replace(/\| (-+ \| )*-+ \|/g, '').replace(/[\s|-]+/g, ' ');
  const written = words(page.split('written by its --write -->')[1].split('<!-- /simulate -->')[0]);
  assert.equal(written.trim(), words(simulated(known).join('\n')).trim());
});
