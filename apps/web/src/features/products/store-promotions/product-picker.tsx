import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Control, useController, type UseFormSetValue } from 'react-hook-form';
import { SEARCH_DEBOUNCE_MS } from '@tuerca/contracts/products/catalogue/rules';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { OwnProducto } from '@tuerca/contracts/products/products/own-schemas';
import type { PromocionPropia } from '@tuerca/contracts/products/promotions/store-schemas';
import { bs, plural, ref } from '@/lib/format';
import { useDebounce } from '@/lib/use-debounce';
import { DataState } from '@/ui/data-state';
import { InlineFacts } from '@/ui/inline-facts';
import { Picture } from '@/ui/picture';
import { PlainInput } from '@/ui/plain-field';
import type { PromotionValues } from './form-values';
import { usePromotable } from './store-promotions.queries';

/** Height of the scrolling list, in pixels. */
const LIST_HEIGHT = 350;

const Choice = ({ producto, disabled }: { producto: OwnProducto; disabled: boolean }) => (
  <Box
    component="label"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      px: 1,
      py: 0.75,
      minHeight: 64,
      cursor: 'pointer',
      borderBottom: 1,
      borderColor: 'divider',
      '&:hover': { bgcolor: 'marca.tile' },
    }}
  >
    <Radio value={producto._id} disabled={disabled} />
    <Box sx={{ width: 52, flex: 'none' }}>
      <Picture src={producto.imagen} alt="" sizes="52px" ratio="1 / 1" />
    </Box>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{producto.nombre}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <InlineFacts facts={[bs(producto.precioOriginalBs), ref(producto.precioOriginal), producto.sku]} />
      </Typography>
    </Box>
  </Box>
);

const Waiting = () => (
  <Box sx={{ p: 1 }}>
    {[0, 1, 2, 3].map((n) => (
      <Skeleton key={n} height={72} />
    ))}
  </Box>
);

interface ProductPickerProps {
  control: Control<PromotionValues>;
  setValue: UseFormSetValue<PromotionValues>;
  busy: boolean;
  /** The promotion as it stands: it may be for several products, made elsewhere. */
  current?: PromocionPropia;
}

/** One of my products, found by its name or code. */
export function ProductPicker({ control, setValue, busy, current }: ProductPickerProps) {
  const [text, setText] = useState('');
  const query = usePromotable({ search: useDebounce(text.trim(), SEARCH_DEBOUNCE_MS) || undefined });
  const { field, fieldState } = useController({ control, name: 'productosSeleccionados' });
  const chosen = field.value;
  const choose = (id: string) =>
    setValue('productosSeleccionados', [id], { shouldDirty: true, shouldValidate: fieldState.invalid });
  const error = fieldState.error?.message;
  const several = chosen.length > 1;
  const single = current?.producto && chosen.length === 1 && chosen[0] === current.producto._id;
  return (
    <FormControl error={!!error} disabled={busy} fullWidth>
      <PlainInput
        id="buscar-producto"
        label="Buscar entre tus productos"
        placeholder={PRODUCT_MESSAGES.searchHint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        disabled={busy}
        // Enter searches at once anyway; it must not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        inputProps={{ maxLength: 100, ref: field.ref, 'aria-describedby': 'producto-elegido' }}
      />
      <Typography id="producto-elegido" variant="body2" role="status" sx={{ my: 1, color: 'text.secondary' }}>
        {several &&
          `Vale para ${plural(chosen.length, 'producto', 'productos')}. Si eliges otro, valdrá solo para ese.`}
        {single && `Elegido: ${current.producto!.nombre}`}
      </Typography>
      <Box
        sx={{
          maxHeight: LIST_HEIGHT,
          overflowY: 'auto',
          border: 1,
          borderColor: error ? 'error.main' : 'marca.control',
          borderRadius: 1,
        }}
      >
        <DataState
          query={query}
          skeleton={<Waiting />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={
            <Typography sx={{ p: 2, color: 'text.secondary' }}>
              {text ? 'Ninguno de tus productos se llama así.' : 'Aún no tienes productos.'}
            </Typography>
          }
          error="No se pudieron cargar tus productos."
        >
          {({ rows, total }) => (
            <RadioGroup
              aria-label="Producto de la promoción"
              value={several ? '' : (chosen[0] ?? '')}
              onChange={(_, id) => choose(id)}
            >
              {rows.map((producto) => (
                <Choice key={producto._id} producto={producto} disabled={busy} />
              ))}
              {total > rows.length && (
                <Typography variant="body2" sx={{ p: 1.5, color: 'text.secondary' }}>
                  Mostrando {rows.length} de {total}. Escribe para ver otros.
                </Typography>
              )}
            </RadioGroup>
          )}
        </DataState>
      </Box>
      {error && <FormHelperText role="alert">{error}</FormHelperText>}
    </FormControl>
  );
}
