import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import type { Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { PageHeader } from '@/ui/page-header';
import { Stepper } from '@/ui/stepper';
import { WorkProgress } from '@/ui/work-progress';
import { CheckStep } from './check-step';
import { ChooseStep } from './choose-step';
import { ColumnsStep } from './columns-step';
import { IMPORT_FILTERS } from './import-filters';
import { isRunning, useImport } from './product-imports.queries';
import { ResultStep } from './result-step';

const TEXTS: Partial<Record<Importacion['estado'], string>> = {
  deshaciendo: 'No se pudo terminar. Dejamos todo como estaba.',
  revirtiendo: 'Cada producto vuelve a como estaba antes. Puedes cerrar esta página: seguimos sin ti.',
};

/** Progress of the import, which continues when the page is left. */
const ProgressStep = ({ importacion: { avance, estado } }: { importacion: Importacion }) => (
  <WorkProgress
    title={estado === 'aplicando' ? 'Importando tus productos' : 'Deshaciendo la importación'}
    label="Progreso de la importación"
    done={avance.hechas}
    total={avance.total}
    text={TEXTS[estado] ?? 'Puedes cerrar esta página: la importación sigue, y se guarda completa o no se guarda nada.'}
  />
);

const STEPS = ['Archivo', 'Columnas', 'Revisión', 'Importación', 'Resultado'] as const;

interface OpenImportProps {
  id: string;
  /** Its columns are on screen, though they are matched already. */
  atColumns: boolean;
  onOpen: (id: string) => void;
  onColumns: () => void;
  onAnother: () => void;
}

function OpenImport({ id, atColumns, onOpen, onColumns, onAnother }: OpenImportProps) {
  const query = useImport(id);
  const step = stepOf(query.data, atColumns);
  // Another one took its place, of which this page has not heard: the answer was lost on its way.
  const successor = query.data && query.data._id !== id ? query.data._id : null;
  useEffect(() => {
    if (successor) onOpen(successor);
  }, [successor, onOpen]);
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
          step === 1 && importacion.emparejamiento ? (
            <ColumnsStep id={id} emparejamiento={importacion.emparejamiento} onChecked={onOpen} onAnother={onAnother} />
          ) : importacion.estado === 'revisada' ? (
            <CheckStep importacion={importacion} onColumns={onColumns} onAnother={onAnother} />
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

/** Index of the step that an import is at. */
function stepOf(importacion: Importacion | undefined, atColumns: boolean): number {
  if (!importacion || importacion.estado === 'revisada') return atColumns && importacion?.emparejamiento ? 1 : 2;
  return importacion.estado === 'por_emparejar' ? 1 : isRunning(importacion) ? 3 : 4;
}

/** From the file to the written list. The open import lives in the address, so that a reload finds it again. */
function ImportsView() {
  const { filters, change } = useAddressFilters(IMPORT_FILTERS);
  const open = (importacion: string, replace = false) => change({ importacion, paso: '', filas: '', page: 1 }, replace);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {filters.importacion ? (
        <OpenImport
          key={filters.importacion}
          id={filters.importacion}
          atColumns={filters.paso === 'columnas'}
          // The import that was matched is not there any more: the way back leads to the file.
          onOpen={(id) => open(id, true)}
          onColumns={() => change({ paso: 'columnas' })}
          onAnother={() => open('')}
        />
      ) : (
        <>
          <Stepper steps={STEPS} current={0} label="Pasos de la importación" />
          <ChooseStep onChecked={open} />
        </>
      )}
    </Box>
  );
}

/** The import and export of products, of the store's panel. */
export const ProductImportsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Importar y exportar" noindex />
    <BackLink to={paths.storeProducts()} label="Productos" />
    <PageHeader title="Importar y exportar" text="Agrega o actualiza muchos productos a la vez desde un archivo." />
    <ImportsView />
  </Container>
);
