import { MARCA } from '@indica-bem/domain/marca';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { baixar } from '../lib/baixar';
import { Botao } from '../ui/botao';
import { BotaoCopiar } from '../ui/botao-copiar';
import { Cartao } from '../ui/cartao';
import { useAvisoDeSaida } from '../ui/use-aviso-de-saida';
import classes from './seguranca.module.css';

type CodigosNovosProps = { codigos: string[]; fechar: () => void };

/** The only time they are seen: to be copied, kept as a file, or printed. */
export function CodigosNovos({ codigos, fechar }: CodigosNovosProps) {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => titulo.current?.focus(), []);
  // A hasty Back would be the end of them.
  useAvisoDeSaida(true);
  const texto = `Códigos de recuperação do ${MARCA.nome}\nCada um serve uma vez.\n\n${codigos.join('\n')}\n`;
  return (
    <Cartao como="section" rotulo="Seus códigos de recuperação">
      <div className={classes.codigosNovos}>
        <h2 ref={titulo} tabIndex={-1}>
          Guarde seus códigos de recuperação
        </h2>
        <p>Eles aparecem só agora. Se perder o aparelho, entre com um deles; cada um serve uma vez.</p>
        <ul className={classes.codigos}>
          {codigos.map((codigo) => (
            <li key={codigo}>
              <code>{codigo}</code>
            </li>
          ))}
        </ul>
        <div className={classes.acoesDaParte}>
          <BotaoCopiar texto={texto}>Copiar</BotaoCopiar>
          <Botao
            icone={<IconDownload size={20} aria-hidden />}
            onClick={() => baixar(new Blob([texto], { type: 'text/plain' }), `codigos-${MARCA.chave}.txt`)}
          >
            Baixar
          </Botao>
          <Botao icone={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
            Imprimir
          </Botao>
          <Botao tom="principal" onClick={fechar}>
            Já guardei
          </Botao>
        </div>
      </div>
    </Cartao>
  );
}
