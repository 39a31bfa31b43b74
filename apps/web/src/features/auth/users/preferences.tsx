import Box from '@mui/material/Box';
import { PROFILE_MESSAGES } from '@tuerca/contracts/auth/users/messages';
import type { Preferencias } from '@tuerca/contracts/auth/users/preferences';
import { messageOf } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { SwitchLine } from '@/ui/form/switch-line';
import { Panel } from '@/ui/panel';
import { useUpdateProfile } from './users.queries';

/** Without `notificacionesPush`, which is set with the devices in the preferences of notices. */
const LINES: readonly [keyof Preferencias, string, string][] = [
  ['notificacionesEmail', 'Correos de tus compras y citas', 'Pagos, pedidos en camino y recordatorios'],
  ['ofertas', 'Ofertas para tus vehículos', 'Descuentos de tiendas y talleres'],
  ['newsletter', 'Boletín', 'Consejos y novedades, una vez al mes'],
];

/** Notification preferences of a client; each change is saved at once. */
export function Preferences({ preferencias }: { preferencias: Preferencias }) {
  const update = useUpdateProfile();
  const change = (key: keyof Preferencias, wanted: boolean) =>
    update.mutate(
      { preferencias: { [key]: wanted } },
      {
        onSuccess: () => notify.ok(PROFILE_MESSAGES.updated),
        onError: (error) => notify.error(messageOf(error, PROFILE_MESSAGES.updateFailed)),
      },
    );
  return (
    <Panel title="Qué te avisamos">
      <Box sx={{ display: 'grid', gap: 1 }}>
        {LINES.map(([key, label, hint]) => (
          <SwitchLine
            key={key}
            label={label}
            hint={hint}
            checked={preferencias[key]}
            disabled={update.isPending}
            onChange={(wanted) => change(key, wanted)}
          />
        ))}
      </Box>
    </Panel>
  );
}
