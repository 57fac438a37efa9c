import type { Previa as DadosDaPrevia } from '@indica-bem/domain/importacao/contrato';
import { IconSend } from '@tabler/icons-react';
import { Aviso } from '../aviso';
import { Botao } from '../botao';
import { Cartao } from '../cartao';
import { Contagem } from './contagem';
import classes from './importacao.module.css';
import { linhas } from './linhas';
import { Problemas } from './problemas';

type PreviaProps = { nome: string; previa: DadosDaPrevia; enviar: () => void; trocar: () => void };

/** What sending the file would do. Nothing has happened yet, and it says so. */
export function Previa({ nome, previa, enviar, trocar }: PreviaProps) {
  const { total, aceitas, recusadas, problemas } = previa;
  return (
    <>
      <Cartao como="section" rotulo="Conferência do arquivo">
        <h2 className={classes.titulo}>Conferência do arquivo</h2>
        <p className={classes.arquivo}>
          {nome} · {linhas(total)}. Nada foi gravado ainda.
        </p>
        <Contagem {...previa} aceitasSao="prontas para enviar" />
      </Cartao>
      <Problemas problemas={problemas} total={recusadas} />
      {aceitas === 0 && <Aviso tom="alerta">Nenhuma linha nova para enviar. Corrija o arquivo ou escolha outro.</Aviso>}
      <div className={classes.acoes}>
        {aceitas > 0 && (
          <Botao tom="principal" icone={<IconSend size={20} aria-hidden />} onClick={enviar}>
            Enviar {linhas(aceitas)}
          </Botao>
        )}
        <Botao onClick={trocar}>Escolher outro arquivo</Botao>
      </div>
    </>
  );
}
