import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Destinatario } from '@tuerca/contracts/platform/system/schemas';
import { formatBankAmount, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { bs } from '@/lib/format';
import { CopyAllButton } from '@/ui/copy-all-button';
import { CopyButton } from '@/ui/copy-button';

interface DatumProps {
  label: string;
  value: string;
  /** Text for the clipboard. */
  copy: string;
  what: string;
  strong?: boolean;
}

const Datum = ({ label, value, copy, what, strong = false }: DatumProps) => (
  <Box sx={{ py: 1, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', mb: -0.5 }}>
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Typography
        component="span"
        sx={{
          flex: 1,
          minWidth: 0,
          fontWeight: strong ? 700 : 600,
          fontSize: strong ? { xs: '1rem', sm: '1.25rem' } : undefined,
          overflowWrap: 'anywhere',
        }}
      >
        {value}
      </Typography>
      <CopyButton text={copy} what={what} />
    </Box>
  </Box>
);

interface RecipientCardProps {
  destinatario: Destinatario;
  /** Bs. */
  total: number;
  metodo: 'pago_movil' | 'transferencia';
}

/** Recipient and amount of a payment, each datum copied with one tap for the bank's app. */
export function RecipientCard({ destinatario, total, metodo }: RecipientCardProps) {
  const telefono = formatTelefono(destinatario.telefono);
  const monto = formatBankAmount(toCentimos(total));
  const all = [
    `Banco: ${destinatario.banco} ${destinatario.nombreBanco}`,
    metodo === 'pago_movil'
      ? `Teléfono: ${telefono.replace(/\D/g, '')}`
      : `Cuenta: ${destinatario.cuenta.replace(/\D/g, '')}`,
    `RIF: ${destinatario.rif.replace(/-/g, '')}`,
    `Titular: ${destinatario.titular}`,
    `Monto: ${monto}`,
  ].join('\n');
  return (
    <Box sx={{ borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: 'marca.tile', px: 2, py: 1 }}>
      <Box component="dl" sx={{ m: 0 }}>
        <Datum label="Monto exacto" value={bs(total)} copy={monto} what="el monto" strong />
        <Datum
          label="Banco"
          value={`${destinatario.banco} · ${destinatario.nombreBanco}`}
          copy={destinatario.banco}
          what="el código del banco"
        />
        {metodo === 'pago_movil' ? (
          <Datum label="Teléfono" value={telefono} copy={telefono.replace(/\D/g, '')} what="el teléfono" />
        ) : (
          <Datum
            label="Cuenta"
            value={destinatario.cuenta.replace(/(\d{4})(?=\d)/g, '$1 ')}
            copy={destinatario.cuenta.replace(/\D/g, '')}
            what="el número de cuenta"
          />
        )}
        <Datum label="RIF" value={destinatario.rif} copy={destinatario.rif.replace(/-/g, '')} what="el RIF" />
        <Datum label="Titular" value={destinatario.titular} copy={destinatario.titular} what="el titular" />
      </Box>
      <CopyAllButton text={all} />
    </Box>
  );
}
