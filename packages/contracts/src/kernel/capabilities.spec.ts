import { CAPABILITIES, CARGO_CAPABILITIES, CARGOS, CARGOS_OF, mayDo } from './capabilities';

/** Rights as the owner of a business reads them, decided beside the table that grants them. */
test('a position may what was decided, and nothing else', () => {
  const may = Object.fromEntries(
    CARGOS.map((cargo) => [cargo, CAPABILITIES.filter((one) => mayDo(cargo, one)).join(' ')]),
  );
  expect(may).toEqual({
    vendedor:
      'cuenta avisos pedidos cobros devoluciones productos preguntas solicitudes clientes mensajes citas agenda presupuestos',
    almacenista: 'cuenta avisos pedidos preparacion productos inventario',
    tecnico: 'cuenta avisos citas trabajos presupuestos',
  });
});

test('an owner, who has no position, may everything', () => {
  for (const owner of [null, undefined])
    expect([mayDo(owner, undefined), mayDo(owner, []), ...CAPABILITIES.map((one) => mayDo(owner, one))]).not.toContain(
      false,
    );
});

test("a call without a capability is the owner's alone", () => {
  for (const cargo of CARGOS) expect([mayDo(cargo, undefined), mayDo(cargo, [])]).toEqual([false, false]);
});

test('any one of several capabilities is enough', () => {
  expect(mayDo('tecnico', ['agenda', 'trabajos'])).toBe(true);
  expect(mayDo('tecnico', ['agenda', 'inventario'])).toBe(false);
});

test('each kind of business has its positions', () => {
  expect(CARGOS_OF).toEqual({ store: ['vendedor', 'almacenista'], workshop: ['vendedor', 'tecnico'] });
  expect(Object.keys(CARGO_CAPABILITIES)).toEqual([...CARGOS]);
});
