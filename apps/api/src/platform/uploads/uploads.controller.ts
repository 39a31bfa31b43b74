import { Controller } from '@nestjs/common';
import { uploads } from '@tuerca/contracts/platform/uploads/endpoints';
import { IMAGE_MESSAGES } from '@tuerca/contracts/platform/uploads/messages';
import type { CurrentUser } from '../common/current-user';
import { Endpoint } from '../http/endpoint.decorator';
import { reply } from '../http/reply';
import { Input, type Parsed, User } from '../http/request-context';
import { UploadsService } from './uploads.service';

@Controller()
export class UploadsController {
  constructor(private readonly service: UploadsService) {}

  @Endpoint(uploads.profile) async profile(
    @User() user: CurrentUser,
    @Input() { files }: Parsed<typeof uploads.profile>,
  ) {
    const [imageUrl] = await this.service.store(user, 'perfil', files.image);
    return reply({ imageUrl }, { message: IMAGE_MESSAGES.profileUploaded });
  }

  @Endpoint(uploads.product) async product(
    @User() user: CurrentUser,
    @Input() { files }: Parsed<typeof uploads.product>,
  ) {
    return reply({ imageUrls: await this.service.store(user, 'producto', files.productImages) });
  }

  @Endpoint(uploads.banner) async banner(@User() user: CurrentUser, @Input() { files }: Parsed<typeof uploads.banner>) {
    const [imageUrl] = await this.service.store(user, 'banner', files.image);
    return reply({ imageUrl }, { message: IMAGE_MESSAGES.bannerUploaded });
  }

  @Endpoint(uploads.service) async servicePicture(
    @User() user: CurrentUser,
    @Input() { files }: Parsed<typeof uploads.service>,
  ) {
    const [imageUrl] = await this.service.store(user, 'servicio', files.image);
    return reply({ imageUrl });
  }

  @Endpoint(uploads.cita) async workPicture(
    @User() user: CurrentUser,
    @Input() { files }: Parsed<typeof uploads.cita>,
  ) {
    const [imageUrl] = await this.service.store(user, 'cita', files.image);
    return reply({ imageUrl });
  }

  @Endpoint(uploads.devolucion) async returnPicture(
    @User() user: CurrentUser,
    @Input() { files }: Parsed<typeof uploads.devolucion>,
  ) {
    const [imageUrl] = await this.service.store(user, 'devolucion', files.image);
    return reply({ imageUrl });
  }

  @Endpoint(uploads.solicitud) async requestPicture(
    @User() user: CurrentUser,
    @Input() { files }: Parsed<typeof uploads.solicitud>,
  ) {
    const [imageUrl] = await this.service.store(user, 'solicitud', files.image);
    return reply({ imageUrl });
  }

  @Endpoint(uploads.promotion) async promotion(
    @User() user: CurrentUser,
    @Input() { files }: Parsed<typeof uploads.promotion>,
  ) {
    const [imageUrl] = await this.service.store(user, 'oferta', files.image);
    return reply({ imageUrl });
  }
}
