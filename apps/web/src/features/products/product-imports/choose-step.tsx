import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { importMessage } from '@tuerca/contracts/membresia/messages';
import { IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { IMPORT_ACCEPT, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@tuerca/contracts/products/product-imports/rules';
import type { HojasArchivo } from '@tuerca/contracts/products/product-imports/schemas';
import { usePlanLimits } from '@/entities/membresia/plan-limits.queries';
import { isCode, messageOf } from '@/lib/api-error';
import { mayOpen } from '@/lib/page-access';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { FormAlert } from '@/ui/form-alert';
import { Panel } from '@/ui/panel';
import { ColumnHelp } from './column-help';
import { DownloadButtons } from './download-buttons';
import { FileDrop } from './file-drop';
import { LatestImports } from './latest-imports';
import { useUpload } from './product-imports.queries';
import { SheetChoice } from './sheet-choice';

const LIMITS = `CSV, XLSX, XLS u ODS, hasta ${MAX_IMPORT_ROWS.toLocaleString('es-VE')} productos y ${MAX_IMPORT_BYTES / 1024 / 1024} MB.`;

/** Shown instead of the file field when the plan does not include imports. */
const NotInPlan = ({ plan }: { plan: string }) => (
  <Alert
    severity="info"
    variant="outlined"
    sx={{ color: 'text.primary' }}
    action={
      mayOpen(useUser(), paths.storePlan()) && (
        <Button component={Link} to={paths.storePlan()} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
          Ver mi plan
        </Button>
      )
    }
  >
    {importMessage(plan)}
  </Alert>
);

/** Sheets of a workbook that was rejected because several hold a list; null for other errors. */
const sheetsOf = (error: unknown): readonly string[] | null =>
  isCode(error, 'ARCHIVO_RECHAZADO') ? ((error.data as HojasArchivo | undefined)?.hojas ?? null) : null;

/** First step of an import: the file, its template, and the present list. */
export function ChooseStep({ onChecked }: { onChecked: (id: string) => void }) {
  const plan = usePlanLimits();
  const upload = useUpload();
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** A file with several lists, until one is chosen. */
  const [several, setSeveral] = useState<{ file: File; hojas: readonly string[] } | null>(null);
  const take = (file: File, hoja?: string) => {
    setProblem(null);
    setSeveral(null);
    if (file.size > MAX_IMPORT_BYTES) return setProblem(IMPORT_MESSAGES.tooLarge);
    setSent(0);
    upload.mutate(
      { file, hoja, onProgress: setSent },
      {
        onSuccess: ({ _id }) => onChecked(_id),
        onError: (error) => {
          const hojas = sheetsOf(error);
          if (hojas) setSeveral({ file, hojas });
          else setProblem(messageOf(error, IMPORT_MESSAGES.uploadFailed));
        },
        onSettled: () => setSent(null),
      },
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel
        title="Importar"
        text="Primero revisamos el archivo y te mostramos qué cambia. Nada se guarda hasta que confirmes."
      >
        {plan && !plan.limites.importacion ? (
          <NotInPlan plan={plan.nombre} />
        ) : (
          <Box sx={{ display: 'grid', gap: 2 }}>
            {problem && <FormAlert message={problem} />}
            {several ? (
              <SheetChoice
                hojas={several.hojas}
                onChoose={(hoja) => take(several.file, hoja)}
                onAnother={() => setSeveral(null)}
              />
            ) : (
              <FileDrop
                sent={sent}
                onFile={(file) => take(file)}
                label="Archivo de productos"
                accept={IMPORT_ACCEPT}
                limits={LIMITS}
                reading="Revisando cada fila. Puede tardar unos segundos…"
              />
            )}
            <Box>
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
                ¿Es tu primera vez? Llena la plantilla: trae los títulos y un ejemplo.
              </Typography>
              <DownloadButtons kind="template" />
            </Box>
            <ColumnHelp />
          </Box>
        )}
      </Panel>
      <LatestImports onOpen={onChecked} />
      <Panel
        title="Exportar"
        text="Tu lista completa en un archivo. Cámbiala en tu hoja de cálculo e impórtala otra vez: reconocemos cada producto por su SKU."
      >
        <DownloadButtons kind="export" />
      </Panel>
    </Box>
  );
}
