import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { ExportButton } from '@/ui/export-button';
import { OfficePage } from '@/ui/office-page';
import { StatementUpload } from './statement-upload';
import { StatementView } from './statement-view';
import { readStatementsFile } from './statements.queries';
import { StatementsList } from './statements-list';

/** Statements of the bank: upload, proposals of one (`?extracto=`), and those of before. */
function ReconciliationView() {
  const [params, setParams] = useSearchParams();
  const open = params.get('extracto');
  const show = (extracto: string) => setParams({ extracto });
  if (open)
    return (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <div>
          <Button size="small" onClick={() => setParams({})}>
            Ver todos los extractos
          </Button>
        </div>
        <StatementView key={open} id={open} />
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StatementUpload onDone={show} />
      <section aria-label="Extractos importados">
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            mb: 1.5,
          }}
        >
          <Typography variant="h3" component="h2">
            Extractos importados
          </Typography>
          <ExportButton
            read={readStatementsFile}
            fileName="Extractos.csv"
            words={{ failed: 'Error al exportar los extractos' }}
          />
        </Box>
        <StatementsList onOpen={show} />
      </section>
    </Box>
  );
}

/** Statements of the bank beside what waits. */
export const ReconciliationPage = () => (
  <OfficePage
    title="Conciliación"
    text="Compara el extracto del banco con los pagos que esperan y confirma los que coinciden."
    back={<BackLink to={paths.adminPayments()} label="Pagos" />}
  >
    <ReconciliationView />
  </OfficePage>
);
