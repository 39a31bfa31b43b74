import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AUDIT_MESSAGES } from '@tuerca/contracts/platform/audit/messages';
import type { LineaAuditoria } from '@tuerca/contracts/platform/audit/schemas';
import { caracasDate, formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { useAccountName } from '@/entities/admin/account.queries';
import { auditAccount, auditObject } from '@/entities/admin/audit-words';
import { Head } from '@/lib/head';
import { useAddressFilters } from '@/lib/use-address-filters';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { ExportButton } from '@/ui/export-button';
import { HistoryRounded } from '@/ui/icons/history-rounded';
import { NothingFound } from '@/ui/nothing-found';
import { PageHeader } from '@/ui/page-header';
import { auditQuery, readAuditFile } from './audit.queries';
import { AUDIT_FILTERS } from './audit-filters';
import { AuditFiltersBar } from './audit-filters-bar';
import { AuditLineDialog } from './audit-line-dialog';

const second = { display: 'block', color: 'text.secondary', fontWeight: 400, overflowWrap: 'anywhere' } as const;
const COLUMNS: readonly Column<LineaAuditoria>[] = [
  {
    id: 'accion',
    header: 'Qué hizo',
    card: 'title',
    cell: ({ descripcion, objeto }) => (
      <Box component="span" sx={{ display: 'block' }}>
        {descripcion}
        <Box component="span" sx={{ ...second, typography: 'body2' }}>
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

/** Audit log: author, change, time and reason. The filters are kept in the address. */
function AuditView() {
  const { filters, change, clear, hrefOf } = useAddressFilters(AUDIT_FILTERS);
  const [open, setOpen] = useState<LineaAuditoria | null>(null);
  const query = useQuery(auditQuery(filters));
  const account = useAccountName(auditAccount(filters.objeto));
  const actor = useAccountName(filters.actor);
  const applied = AUDIT_FILTERS.applied(filters, {
    actor: actor ?? SYSTEM_ACTORS[filters.actor],
    ...(filters.objeto && { objeto: `Sobre ${account ?? auditObject(filters.objeto).text}` }),
  });
  return (
    <>
      <PageHeader
        title="Auditoría"
        text="Quién cambió qué, cuándo y por qué. Nadie puede borrar ni corregir estas líneas."
        actions={
          <ExportButton
            read={() => readAuditFile(filters)}
            fileName={`Auditoria_${caracasDate(new Date())}.csv`}
            words={{ done: AUDIT_MESSAGES.exported, failed: AUDIT_MESSAGES.exportFailed }}
          />
        }
      />
      <AuditFiltersBar
        filters={filters}
        actors={query.data?.actors ?? []}
        applied={applied}
        onChange={change}
        onClear={clear}
      />
      <DataTable
        label="Auditoría"
        noun={['línea', 'líneas']}
        columns={COLUMNS}
        cardsBelow={860}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ descripcion, fecha }) => `${descripcion}, ${formatFechaHora(fecha)}`}
        page={filters.page}
        hrefOf={hrefOf}
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
        empty={
          applied.length ? (
            <NothingFound
              title="Nada con esos filtros"
              text="Prueba con otra persona, otra acción u otros días."
              onClear={clear}
            />
          ) : (
            <EmptyState
              icon={<HistoryRounded sx={{ fontSize: 34 }} />}
              title="Todavía no hay cambios"
              text="Cuando alguien de la administración cambie algo, aquí queda escrito."
            />
          )
        }
        error={AUDIT_MESSAGES.listFailed}
      />
      {open && <AuditLineDialog line={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Page of the audit log, in the administrators' office. */
export const AuditPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Auditoría" noindex />
    <AuditView />
  </Container>
);
