import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { DraftNote } from './draft-note';
import { FormDialog } from './form-dialog';
import { RowsEditor } from './rows-editor';
import { TextInput } from './text-input';

function Rows() {
  const { control } = useForm({
    defaultValues: { beneficios: [{ texto: 'Sale primero' }, { texto: 'Sin comisión' }] },
  });
  const { fields, append, remove, move } = useFieldArray({ control, name: 'beneficios' });
  return (
    <RowsEditor
      rows={fields}
      noun="beneficio"
      onAdd={() => append({ texto: '' }, { shouldFocus: false })}
      onRemove={remove}
      onMove={move}
      min={1}
      max={5}
    >
      {(i) => (
        <TextInput control={control as never} name={`beneficios.${i}.texto` as never} label={`Beneficio ${i + 1}`} />
      )}
    </RowsEditor>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'clean' | 'dirty' | null>(null);
  const { control } = useForm({ defaultValues: { nota: '' } });
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={() => setOpen('clean')}>
        Abrir un formulario
      </Button>
      <Button variant="outlined" onClick={() => setOpen('dirty')}>
        Abrir uno con cambios y un error
      </Button>
      {open && (
        <FormDialog
          title="Cambiar el estado del pedido"
          onSubmit={(event) => event.preventDefault()}
          onClose={() => setOpen(null)}
          confirm="Guardar cambios"
          confirming="Guardando..."
          dirty={open === 'dirty'}
          failure={open === 'dirty' ? 'El estado cambió mientras trabajabas. Actualiza la página.' : null}
        >
          <TextInput control={control} name="nota" label="Nota para el cliente" rows={3} />
        </FormDialog>
      )}
      <DraftNote onDiscard={() => {}} />
    </Box>
  );
}

/** Rows of fields, and forms in dialogs. */
export const samples = [
  { name: 'Filas', node: <Rows /> },
  { name: 'Formulario en un diálogo', node: <Dialogs /> },
];
