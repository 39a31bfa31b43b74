import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { StockChange } from '@tuerca/contracts/products/products/form';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { OwnProducto } from '@tuerca/contracts/products/products/own-schemas';
import { MAX_UNITS } from '@tuerca/contracts/products/products/rules';
import { stockConflict } from '@/entities/products/product-form/stock-conflict';
import { messageOf } from '@/lib/api-error';
import { plural } from '@/lib/format';
import { notify } from '@/lib/notify';
import { NumberField } from '@/ui/form/number-field';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useSetStock } from './own-products.queries';

interface StockValues {
  stock: number | null;
  nota: string;
}

/** Dialog of a recount; units sold since the stock was read are not lost. */
export function StockDialog({ producto, onClose }: { producto: OwnProducto; onClose: () => void }) {
  const save = useSetStock(producto._id);
  const [seen, setSeen] = useState(producto.stock);
  const form = useServerForm({
    schema: StockChange,
    defaultValues: { stock: producto.stock, nota: '' } as StockValues,
    send: (change: StockChange) => save.mutateAsync({ ...change, stockAnterior: seen }),
    failure: (error) => stockConflict(error, setSeen) ?? messageOf(error, PRODUCT_MESSAGES.stockFailed),
    onDone: () => {
      notify.ok(PRODUCT_MESSAGES.stockUpdated);
      onClose();
    },
  });
  const common = { control: form.control, disabled: form.busy };
  return (
    <ServerFormDialog
      form={form}
      title="Editar stock"
      confirm="Guardar stock"
      confirming="Guardando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <b>{producto.nombre}</b>
        <br />
        Ahora hay {plural(seen, 'unidad', 'unidades')}.
      </Typography>
      <NumberField {...common} name="stock" label="Cantidad en stock" min={0} max={MAX_UNITS} />
      <TextInput
        {...common}
        name="nota"
        label="Motivo (opcional)"
        placeholder="Ej.: llegó mercancía, conteo, pieza dañada"
        maxLength={200}
      />
    </ServerFormDialog>
  );
}
