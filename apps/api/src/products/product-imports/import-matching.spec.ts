import { MAX_CATEGORIA_TEXT, MAX_MAPPED_CATEGORIAS } from '@tuerca/contracts/products/product-imports/matching';
import { categoriesOf, type MatchedFile } from './import-matching.service';

const read = (cells: string[]) =>
  categoriesOf({
    columns: [{ position: 0 }],
    rows: cells.map((cell, line) => ({ line, cells: [cell] })),
    matching: { columnas: [{ campo: 'categoria' }], categorias: [] },
  } as unknown as MatchedFile);

it('asks about the most frequent so many categories of a file, and about none that is too long', async () => {
  const many = Array.from({ length: MAX_MAPPED_CATEGORIAS + 1 }, (_, n) => `Rubro ${n}`);
  const [longest, tooLong] = ['x'.repeat(MAX_CATEGORIA_TEXT), 'x'.repeat(MAX_CATEGORIA_TEXT + 1)];
  const asked = await read([...many, longest, longest, tooLong, tooLong]);
  expect(asked.map(({ texto }) => texto)).toEqual([longest, ...many.slice(0, MAX_MAPPED_CATEGORIAS - 1)]);
});
