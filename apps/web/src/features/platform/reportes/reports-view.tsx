import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { useAccountName } from '@/entities/admin/account.queries';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { FlagOutlined } from '@/ui/icons/flag-outlined';
import { OfficeList } from '@/ui/office-list';
import { RowLink } from '@/ui/row-link';
import { readReportsFile, reportsQuery } from './admin-reports.queries';
import { REPORT_COLUMNS } from './report-columns';
import { OBJETO_OPTIONS, REPORT_ESTADO_OPTIONS, REPORT_FILTERS } from './report-filters';

/** Reportes, of the administrators' office. */
export function ReportsPage() {
  const address = useAddressFilters(REPORT_FILTERS);
  const { filters, change } = address;
  const query = useQuery(reportsQuery(filters));
  const author = useAccountName(filters.autor);
  const appealed = query.data?.cuentas.apelados;
  return (
    <OfficeList
      address={address}
      title="Reportes"
      text="Lo que la gente nos pide revisar. Primero lo que más espera."
      chipNames={{ autor: author && `Contra ${author}` }}
      file={{
        read: readReportsFile,
        name: 'Reportes.csv',
        words: { done: REPORT_MESSAGES.exported, failed: REPORT_MESSAGES.exportFailed },
      }}
      bar={{
        search: {
          name: 'q',
          place: 'En los reportes',
          placeholder: 'Tienda, producto, número o palabras',
          maxLength: 60,
        },
        columns: 4,
        choices: [
          { name: 'estado', label: 'Estado', options: REPORT_ESTADO_OPTIONS },
          { name: 'objeto', label: 'Qué se reportó', options: OBJETO_OPTIONS },
        ],
      }}
      below={
        !!appealed &&
        !filters.apelados && (
          <Button sx={{ mb: 1 }} onClick={() => change({ apelados: true })}>
            Con respuesta del autor ({appealed})
          </Button>
        )
      }
      noun={['caso', 'casos']}
      columns={REPORT_COLUMNS}
      cardsBelow={900}
      query={query}
      nameOf={({ titulo }) => titulo}
      error={REPORT_MESSAGES.listFailed}
      none={{
        icon: FlagOutlined,
        title: 'No hay reportes por revisar',
        text: 'Cuando alguien reporte algo, aparece aquí con lo que dijo y lo que se reportó.',
      }}
      nothing={{
        title: 'No encontramos reportes con esos filtros',
        text: 'Prueba con otro estado u otras palabras.',
      }}
      buttons={({ _id, titulo }) => (
        <RowLink to={paths.adminReport(_id)} name={`Revisar: ${titulo}`}>
          Revisar
        </RowLink>
      )}
    />
  );
}
