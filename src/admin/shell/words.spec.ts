import { commands } from './commands.js';
import { ENGLISH_WORDS } from './english-words.js';
import { NATIVE_WORDS } from './native-words.js';

describe('the words of the search of the panel', () => {
  it('each action and setting of the search has English words, and words in Ukrainian and Russian', () => {
    const ids = commands.map(({ id }) => id);
    expect(ids.filter((id) => !ENGLISH_WORDS[id])).toEqual([]);
    expect(ids.filter((id) => !NATIVE_WORDS[id])).toEqual([]);
  });

  it('English and native words are listed for the same screens, actions and settings', () => {
    expect(Object.keys(NATIVE_WORDS).toSorted()).toEqual(Object.keys(ENGLISH_WORDS).toSorted());
  });
});
