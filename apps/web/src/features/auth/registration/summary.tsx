import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@/lib/paths';
import { EditOutlined } from '@/ui/icons/edit-outlined';
import { LoadingButton } from '@/ui/loading-button';
import type { AccountType, RegistrationValues } from './registration-types';
import { type SummaryBlock, summaryBlocks } from './summary-blocks';

interface SummaryProps {
  accountType: AccountType;
  values: RegistrationValues;
  busy: boolean;
  /** The server wants to be left alone for a while. */
  waiting: boolean;
  onEdit: (step: number) => void;
  onBack: () => void;
  onSend: () => void;
}

const Block = ({ block, busy, onEdit }: { block: SummaryBlock; busy: boolean; onEdit: (step: number) => void }) => (
  <Box
    component="section"
    aria-label={block.title}
    sx={{ py: 2.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 44 }}>
      <Typography variant="h4" component="h3">
        {block.title}
      </Typography>
      {block.step !== null && (
        <Button
          startIcon={<EditOutlined />}
          disabled={busy}
          onClick={() => onEdit(block.step!)}
          aria-label={`Editar ${block.title.toLowerCase()}`}
        >
          Editar
        </Button>
      )}
    </Box>
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '200px minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0, sm: 1 },
      }}
    >
      {block.rows.map(([name, value]) => [
        <Typography
          key={`${name}-dt`}
          component="dt"
          variant="body2"
          sx={{ color: 'text.secondary', lineHeight: { sm: 1.7 } }}
        >
          {name}
        </Typography>,
        <Typography
          key={`${name}-dd`}
          component="dd"
          sx={{ m: 0, mb: { xs: 1.25, sm: 0 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {value}
        </Typography>,
      ])}
    </Box>
    {block.note && (
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {block.note}
      </Typography>
    )}
  </Box>
);

/** The last step: everything at a glance, each part with a way back to it, and the sending. */
export const Summary = ({ accountType, values, busy, waiting, onEdit, onBack, onSend }: SummaryProps) => (
  <Box>
    {summaryBlocks(accountType, values).map((block) => (
      <Block key={block.title} block={block} busy={busy} onEdit={onEdit} />
    ))}
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
      Al completar tu registro aceptas los{' '}
      <MuiLink href={paths.terms()} target="_blank">
        términos
      </MuiLink>{' '}
      y leíste nuestra página de{' '}
      <MuiLink href={paths.privacy()} target="_blank">
        privacidad
      </MuiLink>
      .
    </Typography>
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column-reverse', sm: 'row' },
        justifyContent: 'space-between',
        gap: 1.5,
        mt: 2,
      }}
    >
      <Button size="large" variant="outlined" disabled={busy} onClick={onBack}>
        Anterior
      </Button>
      <LoadingButton
        size="large"
        loading={busy}
        loadingText="Enviando..."
        disabled={waiting}
        onClick={onSend}
        sx={{ minWidth: { sm: 220 } }}
      >
        Completar Registro
      </LoadingButton>
    </Box>
  </Box>
);
