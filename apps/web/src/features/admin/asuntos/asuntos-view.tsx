import { useQuery } from '@tanstack/react-query';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { ASUNTO_HOURS } from '@tuerca/contracts/admin/asunto-states';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { GavelRounded } from '@/ui/icons/gavel-rounded';
import { OfficeList } from '@/ui/office-list';
import { OfficePage } from '@/ui/office-page';
import { RowLink } from '@/ui/row-link';
import { Tabs } from '@/ui/tabs';
import { ASUNTO_COLUMNS } from './asunto-columns';
import { ASUNTO_FILTERS } from './asunto-filters';
import { asuntosQuery } from './asuntos.queries';

const NONE = {
  abierto: {
    title: 'No hay nada por resolver',
    text: 'Cuando una cuenta con pedidos o citas abiertos ya no pueda cumplirlos, aparece aquí.',
  },
  se_cumple: {
    title: 'Nada se cumple sin su negocio',
    text: 'Lo que decidas que se cumple de todos modos espera aquí tus próximos pasos hasta que termine.',
  },
  cerrado: { title: 'Todavía no se ha resuelto nada', text: 'Aquí queda lo que ya se decidió.' },
} as const;

/** Por resolver, of the administrators' office. */
export function AsuntosPage() {
  const address = useAddressFilters(ASUNTO_FILTERS);
  const { estado } = address.filters;
  const list = (
    <OfficeList
      bare
      address={address}
      title={ASUNTO_MESSAGES.title}
      noun={['cuenta', 'cuentas']}
      columns={ASUNTO_COLUMNS}
      cardsBelow={900}
      query={useQuery(asuntosQuery(address.filters))}
      nameOf={({ cuenta }) => cuenta.nombre}
      error={ASUNTO_MESSAGES.listFailed}
      none={{ icon: GavelRounded, ...NONE[estado] }}
      buttons={(asunto) => {
        const verb = asunto.estado === 'abierto' ? 'Resolver' : 'Ver';
        return (
          <RowLink to={paths.adminAsunto(asunto._id)} name={`${verb}: ${asunto.cuenta.nombre}`}>
            {verb}
          </RowLink>
        );
      }}
    />
  );
  return (
    <OfficePage
      title={ASUNTO_MESSAGES.title}
      text={`Pedidos y citas de cuentas que ya no pueden cumplirlos. Lo que nadie decida en ${ASUNTO_HOURS} horas se cancela y lo pagado se devuelve.`}
    >
      <Tabs
        label="Estado"
        value={estado}
        onChange={(next) => address.change({ estado: next })}
        tabs={[
          { id: 'abierto', label: 'Por decidir', content: list },
          { id: 'se_cumple', label: 'Se cumplen', content: list },
          { id: 'cerrado', label: 'Resueltos', content: list },
        ]}
      />
    </OfficePage>
  );
}
