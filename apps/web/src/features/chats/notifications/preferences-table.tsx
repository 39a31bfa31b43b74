import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { NOTICE_MESSAGES } from '@tuerca/contracts/chats/notifications/messages';
import type {
  NoticeChannel,
  NoticePreferences,
  NoticePreferencesChange,
} from '@tuerca/contracts/chats/notifications/preferences';
import type { NotificationType } from '@tuerca/contracts/chats/notifications/rules';
import { NOTICE_KINDS } from '@/entities/chats/notifications/notice-format';

const CHANNELS: readonly { id: NoticeChannel; label: string; all: string; by: string }[] = [
  { id: 'correo', label: 'Correo', all: 'Recibir correos', by: 'por correo' },
  { id: 'push', label: 'Dispositivo', all: 'Recibir en mis dispositivos', by: 'en mis dispositivos' },
];
const HINTS: Record<NotificationType, string> = {
  pedido: 'Compras, envíos y devoluciones',
  pago: 'Confirmados o rechazados',
  cita: 'Solicitudes, cambios, recordatorios y presupuestos',
  mensaje: 'Conversaciones, preguntas y reseñas',
  sistema: 'Tu cuenta y las novedades de Tuerca',
};
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { py: 1, borderBottom: 1, borderColor: 'divider' },
  '& tr:last-of-type > *': { borderBottom: 0 },
  '& thead th': { typography: 'body2', fontWeight: 700, color: 'text.secondary', borderBottomWidth: 2 },
  '& td, & thead th:not(:first-of-type)': { width: { xs: 84, sm: 140 }, textAlign: 'center' },
} as const;

interface RowProps {
  label: string;
  hint: string;
  cell: (channel: (typeof CHANNELS)[number]) => { name: string; checked: boolean; disabled?: boolean };
  onChange: (channel: NoticeChannel, wanted: boolean) => void;
}

const Row = ({ label, hint, cell, onChange }: RowProps) => (
  <tr>
    <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 600, pr: 1 }}>
      {label}
      <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
        {hint}
      </Box>
    </Box>
    {CHANNELS.map((channel) => {
      const { name, checked, disabled } = cell(channel);
      return (
        <td key={channel.id}>
          <Switch
            checked={checked}
            disabled={disabled}
            onChange={(_, wanted) => onChange(channel.id, wanted)}
            slotProps={{ input: { role: 'switch', 'aria-label': name } }}
          />
        </td>
      );
    })}
  </tr>
);

interface PreferencesTableProps {
  preferences: NoticePreferences;
  onChange: (change: NoticePreferencesChange) => void;
  /** Kinds of notices that the person gets. */
  kinds: readonly NotificationType[];
}

/** Kinds of notices by channel; the first line switches a whole channel. Each change is saved at once. */
export const PreferencesTable = ({ preferences: { canales, tipos }, kinds, onChange }: PreferencesTableProps) => (
  <Box component="table" aria-label={NOTICE_MESSAGES.preferences} sx={table}>
    <thead>
      <tr>
        <Box component="th" scope="col" sx={{ textAlign: 'left' }}>
          Tipo de aviso
        </Box>
        {CHANNELS.map(({ id, label }) => (
          <th key={id} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <Row
        label="Todos los avisos"
        hint="Apágalo para que nada salga por aquí"
        cell={({ id, all }) => ({ name: all, checked: canales[id] })}
        onChange={(id, wanted) => onChange({ canales: { [id]: wanted } })}
      />
      {kinds.map((tipo) => (
        <Row
          key={tipo}
          label={NOTICE_KINDS[tipo]}
          hint={HINTS[tipo]}
          cell={({ id, by }) => ({
            name: `${NOTICE_KINDS[tipo]} ${by}`,
            checked: canales[id] && tipos[tipo][id],
            disabled: !canales[id],
          })}
          onChange={(id, wanted) => onChange({ tipos: { [tipo]: { [id]: wanted } } })}
        />
      ))}
    </tbody>
  </Box>
);
