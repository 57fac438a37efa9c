import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { retomarImportacao, verImportacao } from '@indica-bem/domain/importacao/chamadas';
import type { Importacao } from '@indica-bem/domain/importacao/contrato';
import { fraseDaParada, situacaoDa } from '@indica-bem/domain/importacao/parada';
import { IconRefresh } from '@tabler/icons-react';
import { api } from '../../lib/api';
import { invalidar } from '../../lib/consultas';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { BaixarErros, errosDa } from './baixar-erros';
import { Contagem } from './contagem';
import { DesfazerImportacao, desfeita } from './desfazer-importacao';
import classes from './importacao.module.css';
import { linhas } from './linhas';
import { Problemas } from './problemas';

type ResultadoProps = {
  importacao: Importacao;
  jaEnviado: boolean;
  frases: { sucesso: string; falha: string };
  outro: () => void;
};

export function Resultado({ importacao, jaEnviado, frases, outro }: ResultadoProps) {
  const { nome_arquivo, total, recusadas, problemas, criada_em } = importacao;
  return (
    <div className={classes.envio}>
      <Desfecho importacao={importacao} jaEnviado={jaEnviado} frases={frases} />
      <Cartao como="section" rotulo="Resultado">
        <h2 className={classes.titulo}>Resultado</h2>
        <p className={classes.arquivo}>
          {nome_arquivo} · {linhas(total)}, enviado em {momentoCompleto(criada_em)}
        </p>
        <Contagem {...importacao} aceitasSao={importacao.desfeita_em === null ? 'gravadas' : 'retiradas'} />
      </Cartao>
      <Problemas problemas={problemas} total={recusadas} />
      <div className={classes.acoes}>
        {importacao.estado === 'falhou' && <TentarDeNovo id={importacao.id_importacao} />}
        {recusadas > 0 && (
          <BaixarErros
            buscar={errosDa(importacao.id_importacao)}
            nome_arquivo={nome_arquivo}
            principal={importacao.estado !== 'falhou'}
          />
        )}
        <Botao onClick={outro}>Enviar outro arquivo</Botao>
        {importacao.pode_desfazer && <DesfazerImportacao importacao={importacao} />}
      </div>
    </div>
  );
}

function Desfecho({ importacao, jaEnviado, frases }: Omit<ResultadoProps, 'outro'>) {
  const situacao = situacaoDa(importacao);
  if (situacao === 'desfeita') {
    return (
      <Aviso tom="info" titulo={desfeita(importacao)}>
        Tudo o que este arquivo gravou foi retirado. Ele pode ser enviado de novo.
      </Aviso>
    );
  }
  if (situacao === 'parada') {
    return (
      <Aviso tom="alerta" titulo={fraseDaParada(importacao)}>
        {deFora(importacao)} O que já estava gravado continua.
        {importacao.parada_motivo !== 'loja_saiu' && ' Para gravar o resto, envie o mesmo arquivo de novo.'}
      </Aviso>
    );
  }
  if (jaEnviado) {
    return (
      <Aviso tom="info" titulo="Este mesmo arquivo já tinha sido enviado">
        Nada mudou agora. Abaixo está o resultado daquele envio.
      </Aviso>
    );
  }
  if (importacao.estado === 'falhou') {
    return (
      <Aviso tom="erro" titulo={frases.falha}>
        O trabalho parou em {formatarInteiro(importacao.feitas)} de {linhas(importacao.total)}. As gravadas estão
        certas; tente de novo para continuar das que faltam.
      </Aviso>
    );
  }
  if (importacao.aceitas === 0) return <Aviso tom="alerta">Nenhuma linha nova foi gravada.</Aviso>;
  return (
    <Aviso tom="ok" titulo={frases.sucesso}>
      {linhas(importacao.aceitas)} {importacao.aceitas === 1 ? 'gravada' : 'gravadas'}.
    </Aviso>
  );
}

/** '1 linha não entrou, e nenhum e-mail saiu por causa dela.' */
function deFora({ total, feitas }: Importacao): string {
  const quantas = total - feitas;
  const [entrou, dela] = quantas === 1 ? ['entrou', 'dela'] : ['entraram', 'delas'];
  return `${linhas(quantas)} não ${entrou}, e nenhum e-mail saiu por causa ${dela}.`;
}

function TentarDeNovo({ id }: { id: number }) {
  const retomada = useEnvio({
    enviar: () => api(retomarImportacao, { params: { id } }),
    aoEnviar: () => invalidar(verImportacao),
    aoFalhar: avisarErro,
  });
  return (
    <Botao
      tom="principal"
      icone={<IconRefresh size={20} aria-hidden />}
      loading={retomada.enviando}
      onClick={() => retomada.enviar()}
    >
      Tentar de novo
    </Botao>
  );
}
