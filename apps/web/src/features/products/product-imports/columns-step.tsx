import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Emparejamiento } from '@tuerca/contracts/products/product-imports/matching';
import { IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { messageOf } from '@/lib/api-error';
import { plural } from '@/lib/format';
import { Form } from '@/ui/form/form';
import { FormAlert } from '@/ui/form-alert';
import { Panel } from '@/ui/panel';
import { CategoryMap } from './category-map';
import { FileColumnCard } from './file-column';
import { FixedValues } from './fixed-values';
import { importFieldTitle, type MatchingDraft, requiredFields, useMatchingDraft } from './matching-draft';
import { useDiscard, useMatch } from './product-imports.queries';

interface ColumnsStepProps {
  id: string;
  emparejamiento: Emparejamiento;
  /** Called with the checked import that replaces this one. */
  onChecked: (id: string) => void;
  onAnother: () => void;
}

/** Required fields that the file lacks. */
function Missing({ draft }: { draft: MatchingDraft }) {
  const missing = requiredFields(draft).filter(({ isSaid }) => !isSaid);
  if (!missing.length) return null;
  const needsCode = missing.some(({ campo }) => campo === 'sku');
  const names = missing.flatMap(({ campo }) => (campo === 'sku' ? [] : [`«${importFieldTitle(campo)}»`]));
  return (
    <Alert severity={needsCode ? 'error' : 'info'} role="status" sx={{ mb: 2 }}>
      {needsCode && `${IMPORT_MESSAGES.missingSku}. `}
      {names.length > 0 && IMPORT_MESSAGES.missingForNew(names)}
    </Alert>
  );
}

/** The file's columns beside ours: field of each, values for all rows, and the categories that its names stand for. */
export function ColumnsStep({ id, emparejamiento, onChecked, onAnother }: ColumnsStepProps) {
  const { columnas, filas, hoja } = emparejamiento;
  const { draft, body, ...set } = useMatchingDraft(emparejamiento);
  const match = useMatch(id);
  const discard = useDiscard(id);
  const [problem, setProblem] = useState<string | null>(null);
  const check = () => {
    const said = body();
    setProblem(null);
    if (typeof said === 'string') return setProblem(said);
    match.mutate(said, {
      onSuccess: ({ _id }) => onChecked(_id),
      onError: (error) => setProblem(messageOf(error, IMPORT_MESSAGES.matchFailed)),
    });
  };
  const titleBy = (i: number, campo: string) => {
    const at = draft.columnas.findIndex((one, j) => j !== i && one.campo === campo);
    return at < 0 ? null : columnas[at]!.titulo;
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Panel
        title="Tus columnas"
        text={`${hoja ? `Hoja «${hoja}», ` : ''}${plural(filas, 'fila', 'filas')}. Di qué es cada columna de tu archivo. La próxima vez que subas uno con estos títulos lo recordamos.`}
      >
        {problem && (
          <Box sx={{ mb: 2 }}>
            <FormAlert message={problem} />
          </Box>
        )}
        <Missing draft={draft} />
        <Box
          component="ul"
          aria-label="Columnas del archivo"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
        >
          {columnas.map((columna, i) => (
            <FileColumnCard
              key={i}
              columna={columna}
              said={draft.columnas[i]!}
              takenBy={(campo) => titleBy(i, campo)}
              onCampo={(campo) => set.setCampo(i, campo)}
              onMoneda={(moneda) => set.setMoneda(i, moneda)}
            />
          ))}
        </Box>
      </Panel>
      {draft.columnas.some(({ campo }) => campo === 'categoria') && (
        <CategoryMap categorias={draft.categorias} onChange={set.setCategoria} />
      )}
      <FixedValues fijos={draft.fijos} onChange={set.setFijo} />
      <Box sx={{ display: 'grid', gap: 1, gridAutoFlow: { sm: 'column' }, justifyContent: { sm: 'start' } }}>
        <Button type="submit" variant="contained" loading={match.isPending}>
          Revisar el archivo
        </Button>
        <Button
          loading={discard.isPending}
          disabled={match.isPending}
          onClick={() => discard.mutate(undefined, { onSettled: onAnother })}
        >
          Elegir otro archivo
        </Button>
      </Box>
    </Form>
  );
}
