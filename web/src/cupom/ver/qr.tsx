import { useQuery } from '@tanstack/react-query';
import { Esqueleto } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import classes from './qr.module.css';

/** SPEC §9: far more pixels than shown, so that any camera reads it. */
const LARGURA = 1000;

/** The address the till's camera opens, drawn dark on white. */
export function Qr({ endereco, descricao }: { endereco: string; descricao: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['qr', endereco],
    queryFn: () => desenhar(endereco),
    staleTime: Infinity,
  });
  if (error) return <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />;
  return (
    <div className={classes.moldura}>
      {data ? <img src={data} alt={descricao} width={240} height={240} /> : <Esqueleto altura={240} largura={240} />}
    </div>
  );
}

async function desenhar(endereco: string): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(endereco, {
    width: LARGURA,
    margin: 1,
    errorCorrectionLevel: 'M',
    color: { dark: '#1B2621', light: '#FFFFFF' },
  });
}
