import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import { recipientField } from '@tuerca/contracts/platform/system/rules';
import type { ConfigEntry } from '@tuerca/contracts/platform/system/schemas';
import { shortDate } from '@/lib/format';
import { DataState } from '@/ui/data-state';
import { EditRounded } from '@/ui/icons/edit-rounded';
import { HistoryRounded } from '@/ui/icons/history-rounded';
import { entriesQuery } from './config.queries';
import { ConfigEntryDialog } from './entry-dialog';
import { HistoryDialog } from './history-dialog';

/** 'Ref. $ 3,00', '16 %', '72 horas', 'Sí' from an entry's value. */
function entryValue({ nombre, unidad }: Pick<ConfigEntry, 'nombre' | 'unidad'>, valor: ConfigEntry['valor']): string {
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  if (typeof valor === 'string') return (nombre === 'pago_banco' ? bankName(valor) : valor) || '—';
  if (unidad === 'USD') return `Ref.\u00A0$\u00A0${valor.toLocaleString('es-VE', { minimumFractionDigits: 2 })}`;
  const number = valor.toLocaleString('es-VE', { maximumFractionDigits: 4 });
  return unidad ? `${number}\u00A0${unidad}` : number;
}

/** Entries that have a card of their own. */
const hasCard = ({ nombre }: ConfigEntry) => nombre === 'tasa_bcv' || recipientField(nombre) !== undefined;

interface EntryLineProps {
  entry: ConfigEntry;
  onEdit: () => void;
  onHistory: () => void;
}

const EntryLine = ({ entry, onEdit, onHistory }: EntryLineProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gap: { xs: 1, md: 2 },
      alignItems: 'center',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 180px auto' },
      py: 2,
      borderTop: 1,
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {entry.etiqueta}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {entry.descripcion}. Cambió el {shortDate(entry.ultimaModificacion)}.
      </Typography>
    </Box>
    <Typography sx={{ fontWeight: 700, textAlign: { md: 'right' }, overflowWrap: 'anywhere' }}>
      {entryValue(entry, entry.valor)}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" startIcon={<EditRounded />} onClick={onEdit} aria-label={`Editar ${entry.etiqueta}`}>
        Editar
      </Button>
      <Button startIcon={<HistoryRounded />} onClick={onHistory} aria-label={`Historial de ${entry.etiqueta}`}>
        Historial
      </Button>
    </Box>
  </Box>
);

/** The entries of one category with their values; each can be changed, and shows its history. */
export function EntryList({ categoria }: { categoria: ConfigEntry['categoria'] }) {
  const query = useQuery(entriesQuery(categoria));
  const [editing, setEditing] = useState<ConfigEntry | null>(null);
  const [showing, setShowing] = useState<ConfigEntry | null>(null);
  return (
    <>
      <DataState
        query={query}
        skeleton={<Skeleton variant="rounded" height={280} />}
        error={SYSTEM_MESSAGES.listFailed}
      >
        {(entries) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries
              .filter((entry) => !hasCard(entry))
              .map((entry) => (
                <EntryLine
                  key={entry.nombre}
                  entry={entry}
                  onEdit={() => setEditing(entry)}
                  onHistory={() => setShowing(entry)}
                />
              ))}
          </Box>
        )}
      </DataState>
      {editing && <ConfigEntryDialog entry={editing} onClose={() => setEditing(null)} />}
      {showing && <HistoryDialog name={showing.nombre} title={showing.etiqueta} onClose={() => setShowing(null)} />}
    </>
  );
}
