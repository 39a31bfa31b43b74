import { Injectable } from '@nestjs/common';
import type { Revision } from '@tuerca/contracts/admin/status';
import { Environment } from '../platform/config/environment';
import { RealtimeService } from '../platform/realtime/realtime.service';
import { DiskSpaceService } from '../platform/storage/disk-space.service';
import { SHARE_ADVICE, SharedFolder } from '../platform/storage/shared-folder.service';
import { StorageService } from '../platform/storage/storage.service';
import { fine, formatBytes, review, troubled } from './status-review';

const GB = 1024 ** 3;
/** Resident memory of one instance above which something leaks. */
const HIGH_MEMORY = GB;
/** The machine below: sockets, memory, disk. */
@Injectable()
export class MachineStatus {
  constructor(
    private readonly env: Environment,
    private readonly realtime: RealtimeService,
    private readonly shared: SharedFolder,
    private readonly storage: StorageService,
    private readonly space: DiskSpaceService,
  ) {}

  all(): Promise<Revision[]> {
    return Promise.all([
      Promise.resolve(this.connections()),
      Promise.resolve(this.memory()),
      review('disco', () => this.disk()),
      this.files(),
    ]);
  }

  private connections(): Revision {
    const { sockets, people } = this.realtime.countConnections();
    const who = people === 1 ? '1 persona' : `${people} personas`;
    return fine('conexiones', sockets ? `${sockets} (${who})` : 'Ninguna', sockets);
  }

  private memory(): Revision {
    const { rss, heapUsed } = process.memoryUsage();
    const text = `${formatBytes(rss)} en uso (${formatBytes(heapUsed)} de JavaScript)`;
    return rss > HIGH_MEMORY
      ? troubled('memoria', 'atencion', text, 'Usa más de lo esperado: reinicia la instancia si sigue creciendo.', rss)
      : fine('memoria', text, rss);
  }

  private async disk(): Promise<Revision> {
    const { free, size, level } = await this.space.read();
    const text = `${formatBytes(free)} libres (${Math.round((free / size) * 100)} %)`;
    if (level === 'enough') return fine('disco', text, free);
    const advice = 'Libera espacio o amplía el disco de la carpeta de datos: lleno, no se puede subir nada.';
    return troubled('disco', level === 'urgent' ? 'falla' : 'atencion', text, advice, free);
  }

  private async files(): Promise<Revision> {
    if (!(await this.storage.hasRoom()))
      return troubled('archivos', 'falla', 'No queda espacio: no se puede subir nada', 'Libera espacio o amplíalo.');
    if (this.env.STORAGE === 's3') return this.bucket();
    const { elsewhere } = this.shared;
    return elsewhere.length
      ? troubled('archivos', 'falla', `También en otra carpeta: ${elsewhere.join(', ')}`, SHARE_ADVICE)
      : fine('archivos', 'En la carpeta de datos');
  }

  private async bucket(): Promise<Revision> {
    try {
      await this.storage.check();
      return fine('archivos', 'En el almacenamiento S3, para todas las instancias');
    } catch {
      const advice = 'Faltan fotos y no se puede subir nada: revisa el servicio S3 y las variables S3_*.';
      return troubled('archivos', 'falla', 'El almacenamiento S3 no responde', advice);
    }
  }
}
