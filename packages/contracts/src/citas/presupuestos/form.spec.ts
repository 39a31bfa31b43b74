import { MAX_REPUESTOS, NuevoPresupuesto } from './form';

it('has so many different parts at most', () => {
  const lineas = Array.from({ length: MAX_REPUESTOS + 1 }, (_, n) => ({
    tipo: 'repuesto',
    productoId: String(n).padStart(24, '0'),
    cantidad: 1,
  }));
  expect(NuevoPresupuesto.safeParse({ lineas: lineas.slice(1) }).success).toBe(true);
  expect(NuevoPresupuesto.safeParse({ lineas }).error?.issues.map(({ message }) => message)).toEqual([
    `Un presupuesto tiene como máximo ${MAX_REPUESTOS} repuestos`,
  ]);
});
