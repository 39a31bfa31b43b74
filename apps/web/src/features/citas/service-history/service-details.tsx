import Box from '@mui/material/Box';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { hasWorkPictures, WorkPictures } from '@/entities/citas/citas/work-pictures';
import { Fact, Facts } from '@/ui/facts';

/** Diagnosis and work of a service, and the client's rating. */
export const ServiceDetails = ({ cita }: { cita: Cita }) => (
  <Box sx={{ py: 1 }}>
    <Facts columns={3}>
      <Fact label="Diagnóstico" wide>
        {cita.diagnostico ?? 'Sin diagnóstico'}
      </Fact>
      <Fact label="Trabajos realizados" wide>
        {cita.trabajosRealizados.length > 0 ? (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {cita.trabajosRealizados.map((work, i) => (
              <li key={i}>{work}</li>
            ))}
          </Box>
        ) : (
          'Sin trabajos anotados'
        )}
      </Fact>
      {hasWorkPictures(cita) && (
        <Fact label="Fotos" wide>
          <WorkPictures cita={cita} />
        </Fact>
      )}
      <Fact label="Comentario del cliente" wide>
        {cita.comentario ?? 'Sin comentario'}
      </Fact>
    </Facts>
  </Box>
);
