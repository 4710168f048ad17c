import type { Screens } from '#panel';
import { ContentScreen } from './screens/content-screen.js';

export const contentScreens: Screens = { content: ContentScreen };
