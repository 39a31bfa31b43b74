import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { IMPORT_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import { useAddressFilters } from '../../lib/use-address-filters';
import { DataState } from '../../ui/data-state';
import { Stepper } from '../../ui/stepper';
import { CheckStep } from './check-step';
import { ChooseStep } from './choose-step';
import { IMPORT_FILTERS } from './import-filters';
import { isRunning, useImport } from './product-imports.queries';
import { ProgressStep } from './progress-step';
import { ResultStep } from './result-step';

const STEPS = ['Archivo', 'Revisión', 'Importación', 'Resultado'] as const;

function OpenImport({ id, onAnother }: { id: string; onAnother: () => void }) {
  const query = useImport(id);
  const step = !query.data || query.data.estado === 'revisada' ? 1 : isRunning(query.data) ? 2 : 3;
  return (
    <>
      <Stepper steps={STEPS} current={step} label="Pasos de la importación" />
      <DataState
        query={query}
        skeleton={<Skeleton variant="rectangular" height={320} />}
        isEmpty={() => false}
        empty={null}
        error={IMPORT_MESSAGES.loadFailed}
      >
        {(importacion) =>
          importacion.estado === 'revisada' ? (
            <CheckStep importacion={importacion} onAnother={onAnother} />
          ) : isRunning(importacion) ? (
            <ProgressStep importacion={importacion} />
          ) : (
            <ResultStep importacion={importacion} onAnother={onAnother} />
          )
        }
      </DataState>
    </>
  );
}

/** From the file to the written list. The open import lives in the address, so that a reload finds it again. */
export function ImportsView() {
  const { filters, change } = useAddressFilters(IMPORT_FILTERS);
  const open = (importacion: string) => change({ importacion, filas: '', page: 1 });
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {filters.importacion ? (
        <OpenImport key={filters.importacion} id={filters.importacion} onAnother={() => open('')} />
      ) : (
        <>
          <Stepper steps={STEPS} current={0} label="Pasos de la importación" />
          <ChooseStep onChecked={open} />
        </>
      )}
    </Box>
  );
}
