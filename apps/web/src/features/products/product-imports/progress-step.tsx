import type { Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import { WorkProgress } from '@/ui/work-progress';

const TEXTS: Partial<Record<Importacion['estado'], string>> = {
  deshaciendo: 'No se pudo terminar. Dejamos todo como estaba.',
  revirtiendo: 'Cada producto vuelve a como estaba antes. Puedes cerrar esta página: seguimos sin ti.',
};

/** Progress of the import, which continues when the page is left. */
export const ProgressStep = ({ importacion: { avance, estado } }: { importacion: Importacion }) => (
  <WorkProgress
    title={estado === 'aplicando' ? 'Importando tus productos' : 'Deshaciendo la importación'}
    label="Progreso de la importación"
    done={avance.hechas}
    total={avance.total}
    text={TEXTS[estado] ?? 'Puedes cerrar esta página: la importación sigue, y se guarda completa o no se guarda nada.'}
  />
);
