import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { baixarErrosDaPrevia } from '@indica-bem/domain/importacao/chamadas';
import type { Previa as DadosDaPrevia } from '@indica-bem/domain/importacao/contrato';
import { IconSend } from '@tabler/icons-react';
import { api } from '../../lib/api';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { BaixarErros } from './baixar-erros';
import { Contagem } from './contagem';
import { formulario } from './formulario';
import classes from './importacao.module.css';
import { linhas } from './linhas';
import { Problemas } from './problemas';

type PreviaProps = {
  arquivo: File;
  previa: DadosDaPrevia;
  sobre: Record<string, string> | undefined;
  enviar: () => void;
  abrir: (importacao: number) => void;
  trocar: () => void;
};

/** What sending the file would do. Nothing has happened yet, and it says so. */
export function Previa({ arquivo, previa, sobre, enviar, abrir, trocar }: PreviaProps) {
  const { total, aceitas, recusadas, problemas, ja_enviado } = previa;
  // Judged as it is today: what was undone or put right since that sending goes in now.
  const podeEnviar = aceitas > 0 && (!ja_enviado || ja_enviado.concluida);
  return (
    <>
      {ja_enviado && (
        <Aviso tom="info" titulo="Este mesmo arquivo já foi enviado">
          Em {momentoCompleto(ja_enviado.criada_em)}, por {ja_enviado.criada_por}.{' '}
          {podeEnviar ? porQueDeNovo(ja_enviado, aceitas) : 'Enviar de novo não muda nada.'}
        </Aviso>
      )}
      <Cartao como="section" rotulo="Conferência do arquivo">
        <h2 className={classes.titulo}>Conferência do arquivo</h2>
        <p className={classes.arquivo}>
          {arquivo.name} · {linhas(total)}. {ja_enviado ? 'Como estaria hoje:' : 'Nada foi gravado ainda.'}
        </p>
        <Contagem {...previa} aceitasSao="prontas para enviar" />
      </Cartao>
      <Problemas problemas={problemas} total={recusadas} />
      {aceitas === 0 && !ja_enviado && (
        <Aviso tom="alerta">Nenhuma linha nova para enviar. Corrija o arquivo ou escolha outro.</Aviso>
      )}
      <div className={classes.acoes}>
        {podeEnviar && (
          <Botao tom="principal" icone={<IconSend size={20} aria-hidden />} onClick={enviar}>
            Enviar {linhas(aceitas)}
            {ja_enviado && ' de novo'}
          </Botao>
        )}
        {ja_enviado && (
          <Botao {...(!podeEnviar && { tom: 'principal' as const })} onClick={() => abrir(ja_enviado.id_importacao)}>
            Ver o resultado daquele envio
          </Botao>
        )}
        {recusadas > 0 && (
          <BaixarErros
            buscar={() => api(baixarErrosDaPrevia, { body: formulario(arquivo, { tipo: previa.tipo, ...sobre }) })}
            nome_arquivo={arquivo.name}
            principal={aceitas === 0 && !ja_enviado}
          />
        )}
        <Botao onClick={trocar}>Escolher outro arquivo</Botao>
      </div>
    </>
  );
}

function porQueDeNovo({ parada }: NonNullable<DadosDaPrevia['ja_enviado']>, aceitas: number): string {
  const agora = `${linhas(aceitas)} ${aceitas === 1 ? 'entraria' : 'entrariam'} agora`;
  return parada
    ? `Aquele envio foi parado antes do fim: ${agora}. Confira antes de enviar de novo.`
    : `Depois disso algo mudou: ${agora}, por exemplo porque foi desfeito ou excluído o que aquele envio gravou. Confira antes de enviar de novo.`;
}
