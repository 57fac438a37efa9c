import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { provarMeuQuilo } from '@indica-bem/domain/registro/chamadas';
import { FORMATO_DO_COMPROVANTE, nomeDoComprovante } from '@indica-bem/domain/registro/meu-quilo';
import { IconDownload } from '@tabler/icons-react';
import { api } from '../../lib/api';
import { baixar } from '../../lib/baixar';
import { Botao } from '../../ui/botao';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';

/** The proof as a file to keep: it can be checked without us, and as long as it exists nothing before it can change unseen. */
export function BaixarComprovante({ n }: { n: number }) {
  const { enviar, enviando } = useEnvio({
    enviar: () => api(provarMeuQuilo, { params: { n } }),
    aoEnviar: (prova) => {
      const texto = `${JSON.stringify({ formato: FORMATO_DO_COMPROVANTE, ...prova }, null, 2)}\n`;
      baixar(new Blob([texto], { type: 'application/json' }), nomeDoComprovante(n));
      avisar.ok('Comprovante salvo');
    },
    aoFalhar: avisarErro,
  });
  return (
    <Botao
      icone={<IconDownload size={20} aria-hidden />}
      aria-label={`Baixar comprovante do quilo nº ${formatarInteiro(n)}`}
      loading={enviando}
      onClick={() => enviar()}
    >
      Baixar comprovante
    </Botao>
  );
}
