import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ProductChange } from '@tuerca/contracts/products/products/form';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { OwnProducto } from '@tuerca/contracts/products/products/own-schemas';
import { maySetPrices } from '@tuerca/contracts/products/products/price-rights';
import { MAX_UNITS } from '@tuerca/contracts/products/products/rules';
import { useInBolivares } from '@/entities/platform/system/use-in-bolivares';
import { stockConflict } from '@/entities/products/product-form/stock-conflict';
import { categoryOptions } from '@/entities/products/products/category-options';
import { messageOf } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { useUser } from '@/lib/session';
import { useCatalogo } from '@/lib/use-catalogos';
import { twoColumns, wide } from '@/ui/form/columns';
import { MoneyField } from '@/ui/form/money-field';
import { NumberField } from '@/ui/form/number-field';
import { SelectInput } from '@/ui/form/select-input';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { SwitchField } from '@/ui/form/switch-field';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { withPresent } from '@/ui/form/with-present';
import { useChangeProduct } from './own-products.queries';

/** Dialog of the most frequent changes, without the whole form. */
export function QuickEditDialog({ producto, onClose }: { producto: OwnProducto; onClose: () => void }) {
  const save = useChangeProduct();
  const mayPrice = maySetPrices(useUser()?.equipo?.cargo);
  const [seen, setSeen] = useState(producto.stock);
  const { nombre, categoria, subcategoria, precio, precioOferta, stock, stockMinimo, activo } = producto;
  const form = useServerForm({
    schema: ProductChange,
    defaultValues: {
      ...{ nombre, categoria, stock, stockMinimo, activo },
      ...(mayPrice && { precio: precio || null, precioOferta }),
    } as QuickValues,
    send: (change: ProductChange) =>
      save.mutateAsync({
        id: producto._id,
        change: {
          ...change,
          stockAnterior: seen,
          // A subcategory belongs to its category.
          ...(change.categoria !== categoria && subcategoria && { subcategoria: null }),
        },
      }),
    failure: (error) => stockConflict(error, setSeen) ?? messageOf(error, PRODUCT_MESSAGES.saveFailed),
    onDone: () => {
      notify.ok(PRODUCT_MESSAGES.updated);
      onClose();
    },
  });
  const categories = withPresent(useCatalogo(categoryOptions), categoria);
  const common = { control: form.control, disabled: form.busy };
  const inBolivares = useInBolivares(useWatch({ control: form.control, name: 'precio' }) ?? null);
  return (
    <ServerFormDialog
      form={form}
      title="Edición rápida"
      confirm="Guardar cambios"
      confirming="Guardando..."
      onClose={onClose}
    >
      <Box sx={{ ...twoColumns, pt: 1 }}>
        <Box sx={wide}>
          <TextInput {...common} name="nombre" label="Nombre del producto" maxLength={160} required />
        </Box>
        <Box sx={wide}>
          <SelectInput {...common} name="categoria" label="Categoría" options={categories} required />
        </Box>
        {mayPrice ? (
          <>
            <MoneyField {...common} name="precio" label="Precio en dólares" unit="$" hint={inBolivares} required />
            <MoneyField {...common} name="precioOferta" label="Precio de oferta (opcional)" unit="$" />
          </>
        ) : (
          <Typography variant="body2" sx={{ ...wide, color: 'text.secondary' }}>
            {PRODUCT_MESSAGES.ownersPrices}
          </Typography>
        )}
        <NumberField {...common} name="stock" label="Stock" min={0} max={MAX_UNITS} required />
        <NumberField {...common} name="stockMinimo" label="Stock mínimo" min={0} max={MAX_UNITS} />
        <Box sx={wide}>
          <SwitchField {...common} name="activo" label="Publicado" hint={PRODUCT_MESSAGES.unpublishedHint} />
        </Box>
      </Box>
    </ServerFormDialog>
  );
}

interface QuickValues {
  nombre: string;
  categoria: string;
  /** Dollars. */
  precio: number | null;
  precioOferta: number | null;
  stock: number | null;
  stockMinimo: number | null;
  activo: boolean;
}
