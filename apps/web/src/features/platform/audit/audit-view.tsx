import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AUDIT_MESSAGES } from '@tuerca/contracts/platform/audit/messages';
import type { LineaAuditoria } from '@tuerca/contracts/platform/audit/schemas';
import { caracasDate, formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { useAccountName } from '@/entities/admin/account.queries';
import { auditAccount, auditObject } from '@/entities/admin/audit-format';
import { useAddressFilters } from '@/lib/use-address-filters';
import { secondLine } from '@/ui/data-table/cell-lines';
import type { Column } from '@/ui/data-table/column';
import { HistoryRounded } from '@/ui/icons/history-rounded';
import { OfficeList } from '@/ui/office-list';
import { auditQuery, readAuditFile } from './audit.queries';
import { AuditFields } from './audit-fields';
import { AUDIT_FILTERS } from './audit-filters';
import { AuditLineDialog } from './audit-line-dialog';

const COLUMNS: readonly Column<LineaAuditoria>[] = [
  {
    id: 'accion',
    header: 'Qué hizo',
    card: 'title',
    cell: ({ descripcion, objeto }) => (
      <Box component="span" sx={{ display: 'block' }}>
        {descripcion}
        <Box component="span" sx={secondLine}>
          {auditObject(objeto).text}
        </Box>
      </Box>
    ),
  },
  { id: 'actor', header: 'Quién', cell: ({ actor }) => actor.nombre },
  {
    id: 'fecha',
    header: 'Cuándo',
    cell: ({ fecha }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {formatFechaHora(fecha)}
      </Box>
    ),
  },
  {
    id: 'motivo',
    header: 'Motivo',
    cell: ({ motivo }) => (
      <Box component="span" sx={{ display: 'block', maxWidth: 320, overflowWrap: 'anywhere' }}>
        {motivo ?? '—'}
      </Box>
    ),
  },
];

const SYSTEM_ACTORS: Record<string, string> = { sistema: 'Sistema', banco: 'Banco' };

/** Page of the audit log, in the administrators' office. */
export function AuditPage() {
  const address = useAddressFilters(AUDIT_FILTERS);
  const { filters, change } = address;
  const [open, setOpen] = useState<LineaAuditoria | null>(null);
  const query = useQuery(auditQuery(filters));
  const account = useAccountName(auditAccount(filters.objeto));
  const actor = useAccountName(filters.actor);
  return (
    <OfficeList
      address={address}
      title="Auditoría"
      text="Quién cambió qué, cuándo y por qué. Nadie puede borrar ni corregir estas líneas."
      chipNames={{
        actor: actor ?? SYSTEM_ACTORS[filters.actor],
        ...(filters.objeto && { objeto: `Sobre ${account ?? auditObject(filters.objeto).text}` }),
      }}
      file={{
        read: readAuditFile,
        name: `Auditoria_${caracasDate(new Date())}.csv`,
        words: { done: AUDIT_MESSAGES.exported, failed: AUDIT_MESSAGES.exportFailed },
      }}
      bar={{
        search: {
          name: 'q',
          label: 'Buscar en los motivos',
          place: 'En la auditoría',
          placeholder: 'Palabras del motivo',
          maxLength: 80,
        },
        columns: 6,
        more: <AuditFields filters={filters} actors={query.data?.actors ?? []} onChange={change} />,
      }}
      noun={['línea', 'líneas']}
      columns={COLUMNS}
      cardsBelow={860}
      query={query}
      nameOf={({ descripcion, fecha }) => `${descripcion}, ${formatFechaHora(fecha)}`}
      buttons={(line) => (
        <Button
          size="small"
          variant="outlined"
          onClick={() => setOpen(line)}
          aria-label={`Ver el cambio: ${line.descripcion}, ${formatFechaHora(line.fecha)}`}
        >
          Ver cambio
        </Button>
      )}
      none={{
        icon: HistoryRounded,
        title: 'Todavía no hay cambios',
        text: 'Cuando alguien de la administración cambie algo, aquí queda escrito.',
      }}
      nothing={{ title: 'Nada con esos filtros', text: 'Prueba con otra persona, otra acción u otros días.' }}
      error={AUDIT_MESSAGES.listFailed}
    >
      {open && <AuditLineDialog line={open} onClose={() => setOpen(null)} />}
    </OfficeList>
  );
}
