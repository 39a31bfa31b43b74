import type { NuevoProducto } from './form';

type Descuento = NonNullable<NuevoProducto['descuento']>;
/** Fields of the form that a row of a file sets; absent ones stay as they are, a discount's dates and percentage each. */
export type ProductPatch = Partial<Omit<NuevoProducto, 'imagenes' | 'descuento'>> & {
  descuento?: Partial<Descuento> | null;
};

/** A product's form with the fields of a patch; it need not be a whole one. */
export const applyPatch = <F extends Partial<NuevoProducto>>(
  form: F,
  { descuento, ...rest }: ProductPatch,
): F & Partial<NuevoProducto> => ({
  ...form,
  ...rest,
  ...(descuento !== undefined && { descuento: descuento && ({ ...form.descuento, ...descuento } as Descuento) }),
});

/** The patch of a product that was found by its code, which stays as the product has it. */
export const withoutSku = ({ sku: _sku, ...patch }: ProductPatch): ProductPatch => patch;
