import type { EmailNoCorreio } from '@indica-bem/domain/correio/contrato';
import { IconArchive, IconRefresh } from '@tabler/icons-react';
import { Botao } from '../ui/botao';
import { confirmar } from '../ui/confirmar';
import classes from './correio.module.css';
import { useDeixar } from './use-deixar';
import { useReenviar } from './use-reenviar';

const DE_UMA_VEZ = 100;

export function BarraDaSelecao({ emails, limpar }: { emails: EmailNoCorreio[]; limpar: () => void }) {
  const { enviar, enviando } = useReenviar(limpar);
  const deixar = useDeixar(limpar);
  const deixaveis = emails.filter(({ pode_deixar }) => pode_deixar).slice(0, DE_UMA_VEZ);
  const quantos = Math.min(emails.length, DE_UMA_VEZ);
  const nome = quantos === 1 ? '1 e-mail' : `${quantos} e-mails`;

  async function perguntar() {
    const sim = await confirmar({
      titulo: `Reenviar ${nome}?`,
      texto: 'Cada um vai para o endereço que está no cadastro ou na indicação agora.',
      confirmar: 'Reenviar',
    });
    if (sim) enviar(emails.slice(0, DE_UMA_VEZ).map(({ id }) => id));
  }

  return (
    <section className={classes.barra} aria-label="Seleção">
      <Botao onClick={limpar}>Limpar seleção</Botao>
      {deixaveis.length > 0 && (
        <Botao
          icone={<IconArchive size={20} aria-hidden />}
          loading={deixar.enviando}
          onClick={() => deixar.enviar(deixaveis.map(({ id }) => id))}
        >
          Deixar {deixaveis.length === 1 ? '1 e-mail' : `${deixaveis.length} e-mails`} assim
        </Botao>
      )}
      <Botao
        tom="mata"
        icone={<IconRefresh size={20} aria-hidden />}
        loading={enviando}
        onClick={() => void perguntar()}
      >
        Reenviar {nome}
      </Botao>
    </section>
  );
}
