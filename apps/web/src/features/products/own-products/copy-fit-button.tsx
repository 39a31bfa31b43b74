import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { OwnProducto, OwnProductoDetail } from '@tuerca/contracts/products/products/own-schemas';
import { notify } from '@/lib/notify';
import { useDebounce } from '@/lib/use-debounce';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ContentCopyRounded } from '@/ui/icons/content-copy-rounded';
import { useOwnChoices, useReadOwnProduct } from './own-choices.queries';

interface CopyFitProps {
  /** The form's own product, which cannot be the source. */
  except: string | undefined;
  onPick: (producto: OwnProductoDetail) => void;
}

/** Choice of another of my products for the same vehicles. */
function CopyFitDialog({ except, onPick, onClose }: CopyFitProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState<OwnProducto | null>(null);
  const [text, setText] = useState('');
  const choices = useOwnChoices(useDebounce(text, 300));
  const { mutateAsync, isPending } = useReadOwnProduct();
  const copy = async () => {
    if (!chosen) return;
    try {
      onPick(await mutateAsync(chosen._id));
      onClose();
    } catch (error) {
      notify.failure(error, PRODUCT_MESSAGES.loadFailed);
    }
  };
  return (
    <ConfirmDialog
      open
      title="Copiar compatibilidad"
      confirm="Copiar"
      busy={isPending}
      onConfirm={() => void copy()}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Sus vehículos y los números a los que equivale se suman a los que ya escribiste. No se guarda nada todavía.
      </Typography>
      <Autocomplete
        value={chosen}
        onChange={(_, next) => setChosen(next)}
        inputValue={text}
        onInputChange={(_, next) => setText(next)}
        options={(choices.data ?? []).filter(({ _id }) => _id !== except)}
        getOptionLabel={({ nombre, sku }) => (sku ? `${nombre} (${sku})` : nombre)}
        getOptionKey={({ _id }) => _id}
        isOptionEqualToValue={(a, b) => a._id === b._id}
        filterOptions={(options) => options}
        loading={choices.isFetching}
        loadingText="Buscando…"
        noOptionsText="Ninguno de tus productos se llama así"
        renderInput={(params) => <TextField {...params} label="Producto" placeholder="Nombre o código" />}
      />
    </ConfirmDialog>
  );
}

/** Copies the vehicles and equivalent numbers of another of my products into the form. */
export function CopyFitButton(props: CopyFitProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<ContentCopyRounded />} onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        Copiar compatibilidad de…
      </Button>
      {open && <CopyFitDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
