import { MARCA } from '@indica-bem/domain/marca';

type LogoProps = { size?: number; title?: string };

/** Without `title` it is decoration, for places where the name already stands beside it. */
export function Logo({ size = 34, title }: LogoProps) {
  if (!title) return <Patinha size={size} />;
  return (
    <span role="img" aria-label={title} style={{ display: 'inline-block' }}>
      <Patinha size={size} />
    </span>
  );
}

function Patinha({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} style={{ flex: 'none', display: 'block' }} aria-hidden="true">
      <rect width="48" height="48" rx="14" fill="#1F5C3F" />
      <g fill="#FBF6EC">
        <ellipse cx="10.6" cy="21.2" rx="3.7" ry="5" transform="rotate(-24 10.6 21.2)" />
        <ellipse cx="18.8" cy="13.2" rx="3.9" ry="5.5" transform="rotate(-8 18.8 13.2)" />
        <ellipse cx="29.2" cy="13.2" rx="3.9" ry="5.5" transform="rotate(8 29.2 13.2)" />
        <ellipse cx="37.4" cy="21.2" rx="3.7" ry="5" transform="rotate(24 37.4 21.2)" />
        <path d="M24 21.5c7 0 13.5 6.2 13.5 12.3 0 5-4.3 6.7-8 5.9-2-.4-3.5-.9-5.5-.9s-3.5.5-5.5.9c-3.7.8-8-.9-8-5.9 0-6.1 6.5-12.3 13.5-12.3z" />
      </g>
      <path
        fill="#BF4F0B"
        d="M16.2 32.6A2 2 0 0 1 19 29.8L21.8 32.6 29.2 25.2A2 2 0 0 1 32 28L23.2 36.8A2 2 0 0 1 20.4 36.8z"
      />
    </svg>
  );
}

/** The wordmark is text: it takes the colour of where it stands and is what screen readers say. */
export function LogoComNome({ size = 34 }: { size?: number }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: size * 0.3 }}>
      <Logo size={size} />
      <span
        style={{
          fontSize: size * 0.54,
          fontWeight: 800,
          letterSpacing: '-0.02em',
          lineHeight: 1,
          whiteSpace: 'nowrap',
        }}
      >
        {MARCA.nome}
      </span>
    </span>
  );
}
