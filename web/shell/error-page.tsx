export function ErrorPage({ error: _error }: { error: unknown }) {
  return <main />;
}
