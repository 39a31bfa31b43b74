import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PedidoAdmin } from '@tuerca/contracts/orders/orders/admin-schemas';
import { AUDIT_ACTIONS, type AuditAction } from '@tuerca/contracts/platform/audit/actions';
import { longDate } from '@/lib/format';
import { Panel } from '@/ui/panel';
import { PanelList } from './panel-list';

/** Audit entries of the order. Renders nothing without one. */
export const AuditPanel = ({ auditoria }: Pick<PedidoAdmin, 'auditoria'>) =>
  auditoria.length > 0 && (
    <Panel title="Auditoría">
      <PanelList>
        {auditoria.map(({ id, accion, por, motivo, fecha }) => (
          <Typography component="li" variant="body2" key={id}>
            {AUDIT_ACTIONS[accion as AuditAction]}: {por}, {longDate(fecha)}
            {motivo && (
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>{`Motivo: ${motivo}`}</Box>
            )}
          </Typography>
        ))}
      </PanelList>
    </Panel>
  );
