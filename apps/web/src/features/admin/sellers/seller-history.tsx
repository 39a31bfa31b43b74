import Box from '@mui/material/Box';
import type { NegocioAdminDetalle } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { COMPROBACIONES, PASOS_NEGOCIO } from '@tuerca/contracts/auth/negocios/review-states';
import { longDate } from '@/lib/format';
import { Timeline } from '@/ui/timeline';

/** The steps of a business on the platform: who took each, why, and what was checked. */
export const SellerHistory = ({ historial }: Pick<NegocioAdminDetalle, 'historial'>) => (
  <Timeline
    label="Historial"
    ended={false}
    steps={historial.map(({ fecha, paso, por, motivo, nota, comprobado }, i) => ({
      id: `${fecha}-${i}`,
      title: PASOS_NEGOCIO[paso],
      text: [`${longDate(fecha)}${por ? `, ${por}` : ''}`, motivo, nota && `Nota: ${nota}`].filter(Boolean).join(' · '),
      tone: paso === 'aprobada' ? 'success' : paso === 'rechazada' || paso === 'pausada' ? 'error' : 'neutral',
      body: comprobado.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
          {comprobado.map((name) => (
            <li key={name}>{COMPROBACIONES[name]}</li>
          ))}
        </Box>
      ),
    }))}
  />
);
