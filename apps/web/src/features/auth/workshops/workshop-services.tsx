import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { WORKSHOP_MESSAGES } from '@tuerca/contracts/auth/workshops/messages';
import type { Meta } from '@tuerca/contracts/kernel/envelope';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { EmptyState } from '@/ui/empty-state';
import { PageBeyond } from '@/ui/page-beyond';
import { Pager } from '@/ui/pager';
import { Section } from '@/ui/section';

/** Target of 'Ver servicios y agendar'. */
export const SERVICES_ID = 'servicios';

interface WorkshopServicesProps {
  servicios: Servicio[];
  meta: Meta;
  /** Previous page while the next one loads. */
  stale: boolean;
  /** Renders their cards, which belong to another feature. */
  renderServices: (servicios: Servicio[]) => ReactNode;
}

/** Services of a workshop with prices, page by page; the page is kept in the address. */
export const WorkshopServices = ({ servicios, meta, stale, renderServices }: WorkshopServicesProps) => (
  <Box id={SERVICES_ID}>
    <Section title="Servicios" text="Elige un servicio para ver el detalle y agendar tu cita.">
      {servicios.length > 0 ? (
        <Box aria-busy={stale} sx={{ opacity: stale ? 0.55 : 1 }}>
          {renderServices(servicios)}
          <Pager
            page={meta.page}
            totalPages={meta.totalPages}
            hrefOf={(page) => `?page=${page}`}
            label="Páginas de servicios"
          />
        </Box>
      ) : meta.total > 0 ? (
        <PageBeyond what="servicios" to="?" />
      ) : (
        <EmptyState
          title={WORKSHOP_MESSAGES.noServices}
          text="Llámalo o escríbele para preguntar por lo que necesitas."
        />
      )}
    </Section>
  </Box>
);
