// What MongoDB leaves undefined, written down as code: the lint has to see each of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { inRoot } from '../lib/root.mjs';

const RULE = 'tuerca/one-at-a-time';
const eslint = new ESLint({ cwd: inRoot() });
const lint = async (code) => {
  const [result] = await eslint.lintText(code, { filePath: inRoot('apps/api/src/cart/cart/cart.service.ts') });
  return result.messages.map(({ ruleId }) => ruleId);
};

/** Statements in a use case that was handed a transaction. */
const IN_TRANSACTION = [
  [
    'an event that is told side by side',
    'await this.events.emitAsync(PagoConfirmado.event, new PagoConfirmado(pago));',
  ],
  ['an event that is not waited for', 'this.events.emit(PagoConfirmado.event, { pago, tx });'],
  ['listeners that nobody awaits', 'void emitInTurn(this.events, PagoConfirmado.event, { pago });'],
  ['statements side by side', 'await Promise.all([this.stock.take(pago, tx), this.asientos.add(pago, tx)]);'],
  ['statements of a list', 'await Promise.allSettled(pago.lineas.map((linea) => this.stock.take(linea, tx)));'],
  ['statements that were begun before', 'const both = this.begin(pago); await Promise.race(both);'],
  ['a statement that nobody awaits', 'this.stock.take(pago, tx);'],
  ['a statement that is thrown away', 'void this.stock.take(pago, tx);'],
  [
    'a statement that is awaited later',
    'const taken = this.stock.take(pago, tx); await this.asientos.add(pago, tx); await taken;',
  ],
  [
    'each of a list begun at once',
    'const all = pago.lineas.map((linea) => this.stock.take(linea, tx)); for (const one of all) await one;',
  ],
  ['a query that only begins', 'const found = this.model.findOne({}, null, { session: tx }).lean(); return { found };'],
];
const useCase = (statement, parameters = 'pago: Pago, tx: Tx') =>
  `export class Ventas { async sell(${parameters}) { ${statement} } }`;

for (const [name, statement] of IN_TRANSACTION)
  test(`eslint sees ${name}, in a transaction`, async () => {
    const rules = await lint(useCase(statement));
    assert.ok(rules.includes(RULE), rules.join());
  });

test('eslint knows a transaction by its type, in a listener, and inside what runs one', async () => {
  for (const code of [
    useCase('await Promise.all([this.a(last), this.b(last)]);', 'last: ClientSession'),
    useCase('await Promise.all([this.a(outer), this.b(outer)]);', 'outer?: Tx'),
    useCase('await Promise.all([this.a(event.tx), this.b(event.tx)]);', 'event: PagoConfirmado'),
    useCase('this.a(pago, tx);', '{ pago, tx }: PagoConfirmado'),
    useCase('return this.transactions.run(async (tx) => { await this.b(tx); this.a(pago, tx); });', 'pago: Pago'),
  ])
    assert.ok((await lint(code)).includes(RULE), code);
});

test('eslint leaves alone what takes its turn, and what has no transaction', async () => {
  for (const code of [
    useCase('for (const linea of pago.lineas) await this.stock.take(linea, tx);'),
    useCase('this.plans.register({ hide: (id, tx) => this.stock.take(id, tx) });'),
    useCase('return tx ? this.stock.take(pago, tx) : this.transactions.run((own) => this.stock.take(pago, own));'),
    useCase('await emitInTurn(this.events, PagoConfirmado.event, new PagoConfirmado(pago, tx));'),
    useCase("this.changes.bump('productos', tx); afterCommit(tx, () => void this.mail.wake());"),
    useCase('const plan = toPlan(await this.plans.insert(pago, tx)); return { plan };'),
    useCase('return this.model.findOneAndUpdate({}, {}, { session: tx }).lean().exec();'),
    useCase(
      'await Promise.all([this.stock.read(pago), this.asientos.read(pago)]); this.events.emit(a, b);',
      'pago: Pago',
    ),
  ])
    assert.ok(!(await lint(code)).includes(RULE), code);
});
