import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { sha256Hex } from '#kernel';
import { projectFolder } from '../../platform/config/project-folder.js';

/** The stylesheet of the pages before the login. */
@Injectable()
export class SignInStyle {
  private kept: Promise<{ text: string; hash: string }> | null = null;

  read(): Promise<{ text: string; hash: string }> {
    this.kept ??= readFile(projectFolder('views', 'admin', 'sign-in.css'), 'utf8').then((text) => ({
      text,
      hash: sha256Hex(text).slice(0, 12),
    }));
    return this.kept;
  }
}
