/** Removes `?said=` after the notice was shown, so that a reload, a bookmark or a shared link does not repeat it. */
const address = new URL(location.href);
if (address.searchParams.has('said')) {
  address.searchParams.delete('said');
  history.replaceState(history.state, '', address);
}
