import { MAX_PRODUCT_IMAGES } from '@tuerca/contracts/platform/uploads/rules';
import {
  MAX_IMPORT_PICTURES,
  MAX_NAMED_LINES,
  MAX_NAMED_PICTURES,
} from '@tuerca/contracts/products/product-imports/rules';
import type { PlanLimitsService } from '../../membresia/plan-limits.service';
import { ImportPicturesService, missingNames } from './import-pictures.service';

const names = (count: number) => Array.from({ length: count }, (_, n) => `${n}.jpg`);
const service = (fotos: number | null) => {
  const plans = { planOf: () => Promise.resolve({ limites: { fotos } }) } as unknown as PlanLimitsService;
  return new ImportPicturesService(null!, null!, plans, null!, null!, null!);
};
/** Pictures left to rows that name so many each, the notes on each row, and the notices to the store. */
async function bound(counts: number[], fotos: number | null = null) {
  const rows = counts.map((count, line) => ({ line, read: { fotos: names(count), errores: [], avisos: [] } }));
  const told = await service(fotos).bound('t', rows as never);
  return { left: rows.map(({ read }) => read.fotos?.length), noted: rows.map(({ read }) => read.avisos.length), told };
}

it('leaves a product as many pictures as one may have, or its plan allows', async () => {
  expect(await bound([MAX_PRODUCT_IMAGES, MAX_PRODUCT_IMAGES + 1])).toMatchObject({
    left: [MAX_PRODUCT_IMAGES, MAX_PRODUCT_IMAGES],
    noted: [0, 1],
  });
  expect((await bound([MAX_PRODUCT_IMAGES], 1)).left).toEqual([1]);
});

it('leaves all rows together as many pictures as an import takes, and names the first lines of the others', async () => {
  const { left, told } = await bound(Array<number>(MAX_IMPORT_PICTURES + MAX_NAMED_LINES + 1).fill(1));
  expect(left.filter(Boolean)).toHaveLength(MAX_IMPORT_PICTURES);
  expect(told).toMatchObject([{ tema: 'fotosDeMas', filas: MAX_NAMED_LINES + 1 }]);
  expect(told[0]!.lineas).toEqual(Array.from({ length: MAX_NAMED_LINES }, (_, n) => MAX_IMPORT_PICTURES + n));
  expect((await bound(Array<number>(MAX_IMPORT_PICTURES).fill(1))).told).toEqual([]);
});

it('names the first pictures that are missing, and counts all', () => {
  const total = MAX_NAMED_PICTURES + 1;
  expect(missingNames(names(total))).toEqual({ total, nombres: names(MAX_NAMED_PICTURES) });
});
