import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FieldDifference } from '@tuerca/contracts/platform/audit/difference';
import { visuallyHidden } from '@/ui/visually-hidden';
import { auditField, auditValue } from './audit-format';

/** Fields that a change touched, each with its old and its new value. */
export const AuditChanges = ({ changes }: { changes: readonly FieldDifference[] }) =>
  changes.length === 0 ? (
    <Typography sx={{ color: 'text.secondary' }}>No cambió ningún dato.</Typography>
  ) : (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {changes.map(({ campo, antes, despues }) => (
        <Box key={campo} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {auditField(campo)}
          </Typography>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', position: 'relative' }}>
            {antes !== null && (
              <Box component="del" sx={{ color: 'text.secondary' }}>
                <span style={visuallyHidden as React.CSSProperties}>Antes: </span>
                {auditValue(campo, antes)}
              </Box>
            )}
            {antes !== null && despues !== null && <span aria-hidden> → </span>}
            {despues !== null && (
              <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
                <span style={visuallyHidden as React.CSSProperties}>Después: </span>
                {auditValue(campo, despues)}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
