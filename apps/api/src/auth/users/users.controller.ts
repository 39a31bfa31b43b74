import { Controller } from '@nestjs/common';
import { users } from '@tuerca/contracts/auth/users/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { OwnProfileService } from './own-profile.service';

@Controller()
export class UsersController {
  constructor(private readonly service: OwnProfileService) {}

  @Endpoint(users.updateProfile) updateProfile(
    @User() user: CurrentUser,
    @Input() { body, files }: Parsed<typeof users.updateProfile>,
  ) {
    return this.service.update(user, body, files.fotoPerfil?.[0]);
  }
}
